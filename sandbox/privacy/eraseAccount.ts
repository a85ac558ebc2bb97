import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';

/** The balance and the waiting withdrawals of an account that is to be deleted. */
type Money = { balance: string; waiting: number };

/** Run it in the transaction that deletes the account: nothing else may move its money until then. */
export async function readMoney(queries: Queries, accountId: number): Promise<Money> {
  const [money] = await queries.query<Money>(
    `select w.balance,
       (select count(*) from ledger l where l.account_id = w.account_id and l.status = 'waiting' and l.kind = 'withdrawal') as waiting
     from wallets w where w.account_id = $1 for update`,
    [accountId],
  );
  return money ?? { balance: '0', waiting: 0 };
}

interface KeptMoney {
  readonly accountId: number;
  readonly merchantCode: string;
  /** A random word that joins what was of one account. */
  readonly mark: string;
  /** What was given up. */
  readonly forfeited: string;
  readonly now: Date;
  readonly keepUntil: Date;
}

/** Copies the movements of an account to where they are kept without a name: no game, no card, no address. */
export async function keepMoney(queries: Queries, kept: KeptMoney): Promise<void> {
  await queries.query(
    `insert into closed_ledger (merchant_code, account_mark, kind, amount, status, reference, moved_at, keep_until)
     select $2, $3, kind, amount, status, reference, created_at, $6::timestamptz from ledger where account_id = $1
     union all
     select $2, $3, 'forfeit', -$4::numeric, 'done', '', $5::timestamptz, $6::timestamptz where $4::numeric > 0`,
    [kept.accountId, kept.merchantCode, kept.mark, kept.forfeited, kept.now, kept.keepUntil],
  );
}

/** Moves the members directly below an agent to the agent's upline; without an upline, to the top. */
async function moveTeamUp(queries: Queries, agentId: number): Promise<void> {
  await queries.query(
    `update agent_lines set upline_id = above.upline_id
     from agent_lines above where above.account_id = $1 and agent_lines.upline_id = $1`,
    [agentId],
  );
  await queries.query('delete from agent_lines where upline_id = $1', [agentId]);
}

/** Removes rows that refer to an account by number, address or id in a text, without a foreign key. */
async function forgetTraces(queries: Queries, { id, merchantCode, mobileKey, email }: Account): Promise<void> {
  await queries.query('delete from inbox where merchant_code = $1 and reference = any($2::text[])', [
    merchantCode,
    [...(mobileKey === null ? [] : [`+${mobileKey}`]), ...(email === null ? [] : [email])],
  ]);
  await queries.query('delete from verification_codes where merchant_code = $1 and mobile_key = $2', [merchantCode, mobileKey]);
  await queries.query(`delete from counters where split_part(key, ' ', 2) = $1`, [String(id)]);
}

/** Deletes an account with everything that belongs to it. Run it in a transaction. */
export async function eraseAccount(queries: Queries, account: Account): Promise<void> {
  await moveTeamUp(queries, account.id);
  await forgetTraces(queries, account);
  await queries.query('delete from accounts where id = $1', [account.id]);
}

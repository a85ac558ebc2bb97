import type { Queries } from '#server/store/database/Database.ts';
import { WITHDRAWAL_MS } from './cashier.ts';

export const ledgerKinds = ['deposit', 'withdrawal', 'bet', 'win', 'bonus'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** One movement of a member's money, as it is shown to them. Amounts are exact texts. */
export type LedgerRow = {
  id: number;
  accountId: number;
  kind: LedgerKind;
  /** Negative if money left the wallet. */
  amount: string;
  balanceAfter: string;
  status: 'done' | 'waiting' | 'cancelled' | 'expired';
  /** Its subject: a payment method, the end of a card's number, the id of a game, or the name of a bonus. */
  subject: string;
  /** Number of the receipt. */
  reference: string;
  createdAt: Date;
};

/** Columns of a `LedgerRow`, for selects of the table under its own name. */
export const LEDGER_COLUMNS = `ledger.id, ledger.account_id as "accountId", ledger.kind, ledger.amount,
  ledger.balance_after as "balanceAfter", ledger.status, ledger.subject, ledger.reference, ledger.created_at as "createdAt"`;

export interface NewLedgerRow {
  readonly accountId: number;
  readonly kind: LedgerKind;
  readonly amount: string;
  readonly status: 'done' | 'waiting';
  readonly subject: string;
  readonly requestId: string;
  readonly createdAt: Date;
}

/** Moves money in the wallet and records it. Undefined if the balance is too low. Run it in a transaction. */
export async function moveMoney(queries: Queries, move: NewLedgerRow): Promise<LedgerRow | undefined> {
  const [row] = await queries.query<LedgerRow>(
    `with paid as (
       update wallets set balance = balance + $2::numeric where account_id = $1 and balance + $2::numeric >= 0 returning balance
     )
     insert into ledger (account_id, kind, amount, balance_after, status, subject, request_id, created_at)
     select $1, $3, $2::numeric, paid.balance, $4, $5, $6, $7 from paid
     returning ${LEDGER_COLUMNS}`,
    [move.accountId, move.amount, move.kind, move.status, move.subject, move.requestId, move.createdAt],
  );
  return row;
}

/** Records money that has not come in yet: the wallet stays as it is. */
export async function awaitMoney(queries: Queries, move: NewLedgerRow): Promise<LedgerRow | undefined> {
  const [row] = await queries.query<LedgerRow>(
    `insert into ledger (account_id, kind, amount, balance_after, status, subject, request_id, created_at)
     select $1, $2, $3, balance, 'waiting', $4, $5, $6 from wallets where account_id = $1
     returning ${LEDGER_COLUMNS}`,
    [move.accountId, move.kind, move.amount, move.subject, move.requestId, move.createdAt],
  );
  return row;
}

/** Takes awaited money into the wallet, once. Undefined if it does not wait any more. Run it in a transaction that holds the wallet. */
export async function takeAwaited(queries: Queries, ledgerId: number, now: Date): Promise<{ balance: string } | undefined> {
  const [taken] = await queries.query<{ balance: string }>(
    `with taken as (
       update ledger set status = 'done', created_at = $2 where id = $1 and status = 'waiting' and kind = 'deposit'
       returning account_id, amount
     )
     update wallets set balance = balance + taken.amount from taken where wallets.account_id = taken.account_id
     returning wallets.balance`,
    [ledgerId, now],
  );
  if (taken) await queries.query('update ledger set balance_after = $2 where id = $1', [ledgerId, taken.balance]);
  return taken;
}

/** The movement that a request has made already, so that a repeated request moves nothing. */
export async function movedBy(queries: Queries, accountId: number, requestId: string): Promise<LedgerRow | undefined> {
  const [row] = await queries.query<LedgerRow>(`select ${LEDGER_COLUMNS} from ledger where account_id = $1 and request_id = $2`, [
    accountId,
    requestId,
  ]);
  return row;
}

interface BookedRound {
  readonly accountId: number;
  readonly gameId: string;
  readonly stake: number;
  readonly payout: number;
  /** After stake and win. */
  readonly balanceAfter: string;
  readonly playedAt: Date;
}

/** Records the stake and the win of a round. */
export async function bookRound(queries: Queries, round: BookedRound): Promise<void> {
  await queries.query(
    `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at)
     select $1, kind, amount, balance, 'done', $2, $3
     from (values (1, 'bet', -$4::numeric, $6::numeric - $5::numeric), (2, 'win', $5::numeric, $6::numeric))
       as moved (turn, kind, amount, balance)
     where amount <> 0 order by turn`,
    [round.accountId, round.gameId, round.playedAt, round.stake, round.payout, round.balanceAfter],
  );
}

/** Records the opening balances of wallets, so that the rows of an account add up to its balance. */
export async function bookOpenings(queries: Queries, accountIds: readonly number[]): Promise<void> {
  await queries.query(
    `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at)
     select w.account_id, 'bonus', w.balance, w.balance, 'done', 'opening', a.created_at
     from wallets w join accounts a on a.id = w.account_id where w.account_id = any($1::bigint[]) and w.balance > 0`,
    [accountIds],
  );
}

/** Pays out the withdrawals that have waited long enough. Call it before reading which ones still wait. */
export async function settleWithdrawals(queries: Queries, now: Date): Promise<void> {
  await queries.query(`update ledger set status = 'done' where status = 'waiting' and kind = 'withdrawal' and created_at <= $1`, [
    new Date(now.getTime() - WITHDRAWAL_MS),
  ]);
}

export function waitingWithdrawals(queries: Queries, accountId: number): Promise<LedgerRow[]> {
  return queries.query<LedgerRow>(
    `select ${LEDGER_COLUMNS} from ledger
     where account_id = $1 and status = 'waiting' and kind = 'withdrawal' order by created_at desc, id desc limit 100`,
    [accountId],
  );
}

/** Puts a waiting withdrawal back into the wallet and returns it with the new balance. Undefined if none waits. Run it in a transaction. */
export async function returnWithdrawal(queries: Queries, accountId: number, reference: string): Promise<LedgerRow | undefined> {
  const [row] = await queries.query<LedgerRow>(
    `update ledger set status = 'cancelled'
     where account_id = $1 and reference = $2 and status = 'waiting' and kind = 'withdrawal' returning ${LEDGER_COLUMNS}`,
    [accountId, reference],
  );
  if (row === undefined) return undefined;
  const [wallet] = await queries.query<{ balance: string }>(
    'update wallets set balance = balance - $2::numeric where account_id = $1 returning balance',
    [accountId, row.amount],
  );
  return { ...row, balanceAfter: wallet?.balance ?? row.balanceAfter };
}

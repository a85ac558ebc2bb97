import type { Queries } from '#server/store/database/Database.ts';

type TreeRow = {
  id: number;
  username: string;
  nickname: string | null;
  customerType: number;
  uplineId: number;
  level: number;
  rebate: string;
  isSimulated: boolean;
  createdAt: Date;
  lastLoginAt: Date | null;
  hasSession: boolean;
};

/** A member below an agent. Rebates are in hundredths of a percent, so that sums of money stay exact. */
export type TreeMember = Omit<TreeRow, 'rebate'> & { readonly rebate: number };

/** Rebate of an agent without an upline. */
const OWN_REBATE = 1000;

export const rebateOf = (percent: string | number): number => Math.round(Number(percent) * 100);

/** All members below an agent, on all levels, in the order in which they joined. */
export async function readAgentTree(queries: Queries, agentId: number, now: Date): Promise<TreeMember[]> {
  const rows = await queries.query<TreeRow>(
    `with recursive tree as (
       select l.*, 1 as level from agent_lines l where l.upline_id = $1
       union all
       select l.*, tree.level + 1 from agent_lines l join tree on l.upline_id = tree.account_id
     )
     select a.id, a.username, a.nickname, a.customer_type as "customerType", tree.upline_id as "uplineId", tree.level, tree.rebate,
       tree.is_invented as "isSimulated", a.created_at as "createdAt", a.last_login_at as "lastLoginAt",
       exists (select 1 from account_sessions s where s.account_id = a.id and s.expires_at > $2) as "hasSession"
     from tree join accounts a on a.id = tree.account_id order by a.created_at, a.id`,
    [agentId, now],
  );
  return rows.map(({ rebate, ...row }) => ({ ...row, rebate: rebateOf(rebate) }));
}

/** The rebate that an agent has itself. */
export async function ownRebate(queries: Queries, agentId: number): Promise<number> {
  const [row] = await queries.query<{ rebate: string }>('select rebate from agent_lines where account_id = $1', [agentId]);
  return row === undefined ? OWN_REBATE : rebateOf(row.rebate);
}

/** Puts a new account below an agent, without a rebate until the agent gives one. */
export async function joinAgentTree(
  queries: Queries,
  { memberId, uplineId }: { readonly memberId: number; readonly uplineId: number },
): Promise<void> {
  await queries.query('insert into agent_lines (account_id, upline_id) values ($1, $2)', [memberId, uplineId]);
}

/** The account whose invitation code this is. */
export async function inviterOf(
  queries: Queries,
  merchantCode: string,
  code: string,
): Promise<{ readonly id: number; readonly customerType: number } | undefined> {
  const [row] = await queries.query<{ id: number; customerType: number }>(
    'select id, customer_type as "customerType" from accounts where merchant_code = $1 and affiliate_code = $2',
    [merchantCode, code],
  );
  return row;
}

export async function moveTo(queries: Queries, memberIds: readonly number[], uplineId: number): Promise<void> {
  await queries.query('update agent_lines set upline_id = $2 where account_id = any($1::bigint[])', [memberIds, uplineId]);
}

export async function setRebate(queries: Queries, memberId: number, rebate: number): Promise<void> {
  await queries.query('update agent_lines set rebate = $2 where account_id = $1', [memberId, (rebate / 100).toFixed(2)]);
}

type RoundRow = { id: number; accountId: number; gameName: string | null; stake: string; payout: string; playedAt: Date };

/** Rounds that were really played for the wallet, from one moment to before another. */
export const readRounds = (queries: Queries, accountIds: readonly number[], from: Date, to: Date): Promise<RoundRow[]> =>
  queries.query<RoundRow>(
    `select r.id, r.account_id as "accountId", g.name as "gameName", r.stake, r.payout, r.played_at as "playedAt"
     from game_rounds r left join games g using (game_id)
     where r.account_id = any($1::bigint[]) and not r.is_free and r.played_at >= $2 and r.played_at < $3`,
    [accountIds, from, to],
  );

type PaidRow = { accountId: number; deposit: string; withdraw: string };

/** What was really paid in and out. Waiting and cancelled payments do not count. */
export const readPaid = (queries: Queries, accountIds: readonly number[], from: Date, to: Date): Promise<PaidRow[]> =>
  queries.query<PaidRow>(
    `select account_id as "accountId", coalesce(sum(amount) filter (where kind = 'deposit'), 0) as deposit,
       coalesce(-sum(amount) filter (where kind = 'withdrawal'), 0) as withdraw
     from ledger where account_id = any($1::bigint[]) and status = 'done' and created_at >= $2 and created_at < $3
     group by account_id`,
    [accountIds, from, to],
  );

/** Names of the merchant's first games: the games of the simulated down-line. */
export async function firstGameNames(queries: Queries, merchantCode: string, limit: number): Promise<string[]> {
  const rows = await queries.query<{ name: string }>(
    'select g.name from merchant_games m join games g using (game_id) where m.merchant_code = $1 order by m.sort limit $2',
    [merchantCode, limit],
  );
  return rows.map(({ name }) => name);
}

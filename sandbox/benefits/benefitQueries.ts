import type { Queries } from '#server/store/database/Database.ts';

export type Played = { bets: number; betsThisWeek: number; games: number; staked: string };

/** How much an account has played for money: rank, rewards and points follow from it. */
export async function playedBy(queries: Queries, accountId: number, weekBegan: Date): Promise<Played> {
  const [played] = await queries.query<Played>(
    `select count(*) as bets, count(*) filter (where played_at >= $2) as "betsThisWeek", count(distinct game_id) as games,
       coalesce(sum(stake), 0) as staked from game_rounds where account_id = $1 and not is_free`,
    [accountId, weekBegan],
  );
  return played ?? { bets: 0, betsThisWeek: 0, games: 0, staked: '0' };
}

/** Names of rewards with the time they were claimed for. */
export async function claimsOf(queries: Queries, accountId: number): Promise<ReadonlySet<string>> {
  const rows = await queries.query<{ rewardId: string; period: string }>(
    'select reward_id as "rewardId", period from reward_claims where account_id = $1',
    [accountId],
  );
  return new Set(rows.map(({ rewardId, period }) => `${rewardId} ${period}`));
}

/** Stores a claim. False if the reward was claimed before. */
export async function insertClaim(
  queries: Queries,
  accountId: number,
  { rewardId, period, now }: { readonly rewardId: string; readonly period: string; readonly now: Date },
): Promise<boolean> {
  const rows = await queries.query(
    `insert into reward_claims (account_id, reward_id, period, claimed_at) values ($1, $2, $3, $4) on conflict do nothing
     returning reward_id`,
    [accountId, rewardId, period, now],
  );
  return rows.length > 0;
}

export async function pointsSpent(queries: Queries, accountId: number): Promise<number> {
  const [row] = await queries.query<{ spent: number }>(
    'select coalesce(sum(points), 0)::int as spent from redemptions where account_id = $1',
    [accountId],
  );
  return row?.spent ?? 0;
}

/** The item that a request has received already. */
export async function redeemedBy(queries: Queries, accountId: number, requestId: string): Promise<string | undefined> {
  const [row] = await queries.query<{ itemId: string }>(
    'select item_id as "itemId" from redemptions where account_id = $1 and request_id = $2',
    [accountId, requestId],
  );
  return row?.itemId;
}

interface Redemption {
  readonly accountId: number;
  readonly requestId: string;
  readonly itemId: string;
  readonly points: number;
  readonly now: Date;
}

export async function insertRedemption(
  queries: Queries,
  { accountId, requestId, itemId, points, now }: Redemption,
): Promise<void> {
  await queries.query(
    'insert into redemptions (account_id, request_id, item_id, points, redeemed_at) values ($1, $2, $3, $4, $5)',
    [accountId, requestId, itemId, points, now],
  );
}

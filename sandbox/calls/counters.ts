import type { Queries } from '#server/store/database/Database.ts';
import { refuseFor } from '#server/playerCalls/refusals.ts';
import type { Limit } from './limits.ts';

type Count = { count: number; resetsAt: Date };

export const secondsUntil = (moment: Date, now: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / 1000));

/** How often something has been counted in its running window. Counting lives in the database, so all nodes count together. */
export async function countOf(queries: Queries, key: string, now: Date): Promise<Count> {
  const [row] = await queries.query<Count>(
    'select count, resets_at as "resetsAt" from counters where key = $1 and resets_at > $2',
    [key, now],
  );
  return row ?? { count: 0, resetsAt: now };
}

/** Counts once more and returns the new count. The first count of a window sets its end. */
export async function countUp(queries: Queries, key: string, limit: Limit, now: Date): Promise<Count> {
  const [row] = await queries.query<Count>(
    `insert into counters as c (key, count, resets_at) values ($1, 1, $3)
     on conflict (key) do update set
       count = case when c.resets_at <= $2 then 1 else c.count + 1 end,
       resets_at = case when c.resets_at <= $2 then excluded.resets_at else c.resets_at end
     returning count, resets_at as "resetsAt"`,
    [key, now, new Date(now.getTime() + limit.windowMs)],
  );
  return row ?? { count: 1, resetsAt: now };
}

export async function forgetCount(queries: Queries, key: string): Promise<void> {
  await queries.query('delete from counters where key = $1', [key]);
}

/** Counts a request and refuses it once there were too many. Gives how many there are now. */
export async function limitRequests(queries: Queries, key: string, limit: Limit, now: Date): Promise<number> {
  const { count, resetsAt } = await countUp(queries, key, limit, now);
  if (count > limit.count) throw refuseFor('rate.limited', secondsUntil(resetsAt, now));
  return count;
}

/** The counter of a guess, and its limit. */
export type GuessCounter = readonly [key: string, limit: Limit];

/** Uncounts guesses that were right, or that were not guesses. */
export async function takeBack(queries: Queries, counters: readonly GuessCounter[]): Promise<void> {
  for (const [key] of counters) await queries.query('update counters set count = count - 1 where key = $1 and count > 0', [key]);
}

/**
 * Counts a guess by every counter, or by none if one of them is full: guesses that are refused do not fill the other counters.
 *
 * @returns How many the first one counts now, or when the full one starts again.
 */
export async function tryGuess(
  queries: Queries,
  counters: readonly GuessCounter[],
  now: Date,
): Promise<{ readonly guesses: number } | { readonly lockedUntil: Date }> {
  let guesses = 0;
  for (const [index, [key, limit]] of counters.entries()) {
    const { count, resetsAt } = await countUp(queries, key, limit, now);
    if (index === 0) guesses = count;
    if (count <= limit.count) continue;
    await takeBack(queries, counters.slice(0, index + 1));
    return { lockedUntil: resetsAt };
  }
  return { guesses };
}

/**
 * Counts a guess before it is checked, so that guesses sent at once count one by one. Refuses it, without counting, after too
 * many. Returns the first counter's count. The caller uncounts a right guess or resets the count.
 */
export async function countGuess(queries: Queries, counters: readonly GuessCounter[], now: Date): Promise<number> {
  const tried = await tryGuess(queries, counters, now);
  if ('lockedUntil' in tried) throw refuseFor('login.locked', secondsUntil(tried.lockedUntil, now));
  return tried.guesses;
}

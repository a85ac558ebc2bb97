import type { Queries } from './Database.ts';

export interface AttemptLimit {
  readonly count: number;
  readonly windowMs: number;
}

/**
 * Counts one more attempt. All nodes count together, and an attempt counts before it is checked, so that many at once do
 * not slip through.
 *
 * @returns When the attempts are forgotten, if this one is too many.
 */
export async function countAttempt(queries: Queries, key: string, limit: AttemptLimit, now: Date): Promise<Date | undefined> {
  await queries.query('delete from operator_attempts where resets_at <= $1', [now]);
  const [row] = await queries.query<{ count: number; resetsAt: Date }>(
    `insert into operator_attempts as a (key, count, resets_at) values ($1, 1, $2)
     on conflict (key) do update set count = a.count + 1 returning count, resets_at as "resetsAt"`,
    [key, new Date(now.getTime() + limit.windowMs)],
  );
  return row !== undefined && row.count > limit.count ? row.resetsAt : undefined;
}

/** Uncounts an attempt that was right. */
export const forgiveAttempt = (queries: Queries, key: string) =>
  queries.query('update operator_attempts set count = count - 1 where key = $1 and count > 0', [key]);

import type { Queries } from '../database/Database.ts';

export interface Attempts {
  readonly count: number;
  /** When they are forgotten. */
  readonly resetsAt: Date;
}

/**
 * Counts one more attempt. All nodes count together, and an attempt counts before it is checked, so that many at once do
 * not slip through.
 */
export async function countAttempt(queries: Queries, key: string, windowMs: number, now: Date): Promise<Attempts> {
  await queries.query('delete from operator_attempts where resets_at <= $1', [now]);
  const resetsAt = new Date(now.getTime() + windowMs);
  const [row] = await queries.query<{ count: number; resetsAt: Date }>(
    `insert into operator_attempts as a (key, count, resets_at) values ($1, 1, $2)
     on conflict (key) do update set count = a.count + 1 returning count, resets_at as "resetsAt"`,
    [key, resetsAt],
  );
  return row ?? { count: 1, resetsAt };
}

/** Uncounts an attempt that was right, or none. */
export const resetAttempts = (queries: Queries, key: string) =>
  queries.query('update operator_attempts set count = count - 1 where key = $1 and count > 0', [key]);

import type { SessionNote } from '#schemas/declare/platform/session.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';

export type SessionTimes = {
  startedAt: Date;
  activeAt: Date;
  checkedAt: Date;
};

const TIMES = 'created_at as "startedAt", active_at as "activeAt", checked_at as "checkedAt"';

/** The times of a session; undefined if there is no such session. */
export async function sessionTimesOf(queries: Queries, sessionHash: string): Promise<SessionTimes | undefined> {
  const [times] = await queries.query<SessionTimes>(`select ${TIMES} from account_sessions where token_hash = $1`, [sessionHash]);
  return times;
}

/** Records an activity in a session. Answering a reality check is activity too. */
export async function noteSession(
  queries: Queries,
  sessionHash: string,
  what: SessionNote,
  now: Date,
): Promise<SessionTimes | undefined> {
  const [times] = await queries.query<SessionTimes>(
    `update account_sessions set active_at = $2, checked_at = case when $3 then $2 else checked_at end
     where token_hash = $1 returning ${TIMES}`,
    [sessionHash, now, what === 'checked'],
  );
  return times;
}

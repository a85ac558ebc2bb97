import { randomBytes } from 'node:crypto';
import type { Database, Queries } from '#server/store/database/Database.ts';
import { StoreReadOnly } from '#server/store/database/StoreReadOnly.ts';
import type { Clock } from '#server/store/clock/clock.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { SESSION_MS } from '../calls/limits.ts';
import type { Account } from '../calls/Account.ts';
import { type SessionRow, findBySession } from './accountQueries.ts';
import { hashSecret } from '../credentials/hashSecret.ts';

/** A session is extended after this much of it, not on every call, so that most reads cause no write. */
const PROLONG_AFTER_MS = SESSION_MS / 12;

/** Opens a session. The token is returned once; only its hash is stored. */
export async function openSession(queries: Queries, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.query(
    `insert into account_sessions (token_hash, account_id, created_at, active_at, checked_at, expires_at)
     values ($1, $2, $3, $3, $3, $4)`,
    [hashSecret(token), accountId, now, new Date(now.getTime() + SESSION_MS)],
  );
  return token;
}

/** Ends a session. A session that has already ended is not an error. */
export async function endSession(queries: Queries, token: string): Promise<void> {
  await queries.query('delete from account_sessions where token_hash = $1', [hashSecret(token)]);
}

/** Ends every session of an account, except the current one if its token is given. */
export async function endOtherSessions(queries: Queries, accountId: number, currentToken?: string): Promise<void> {
  await queries.query('delete from account_sessions where account_id = $1 and token_hash is distinct from $2', [
    accountId,
    currentToken === undefined ? null : hashSecret(currentToken),
  ]);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a session ends at the latest, even if it is used. */
const lastMoment = ({ site }: CallContext, { loggedInAt }: SessionRow): number =>
  loggedInAt.getTime() + site.full.template.behaviour.login.sessionDays * DAY_MS;

const isOver = (context: CallContext, session: SessionRow, now: Date): boolean =>
  session.expiresAt <= now || lastMoment(context, session) <= now.getTime();

/** The account of a call's session; undefined for guests, and for sessions that have ended or belong to another merchant. */
export async function findSession(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  context: CallContext,
): Promise<Account | undefined> {
  const { token, merchantCode } = context;
  if (token === undefined) return undefined;
  const session = await findBySession(db, merchantCode, hashSecret(token));
  return session && !isOver(context, session, clock()) ? session : undefined;
}

/** The account of a call's session. Refuses calls without a token, and sessions that have ended or belong to another merchant. */
export async function requireAccount(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  context: CallContext,
): Promise<Account> {
  const { token, merchantCode } = context;
  if (token === undefined) throw refuse('session.missing');
  const now = clock();
  const tokenHash = hashSecret(token);
  const session = await findBySession(db, merchantCode, tokenHash);
  if (!session || isOver(context, session, now)) throw refuse('session.expired');
  const end = new Date(now.getTime() + SESSION_MS);
  if (end.getTime() - session.expiresAt.getTime() > PROLONG_AFTER_MS) {
    await db
      .query('update account_sessions set expires_at = $2 where token_hash = $1', [tokenHash, end])
      .catch((error: unknown) => {
        if (!(error instanceof StoreReadOnly)) throw error; // reads still work until the session ends
      });
  }
  return session;
}

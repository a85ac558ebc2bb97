import type { SessionStage } from '#schemas/edges/api/session.schema.ts';
import type { RoleGrants } from '#schemas/edges/api/roleGrants.ts';
import type { Queries } from '../database/Database.ts';
import { type Caller, GRANTS } from './operators.ts';
import { HAS_FACTOR } from './secondFactors.ts';

export type StoredSession = Caller & {
  readonly tokenId: null;
  readonly sessionId: number;
  readonly csrf: string;
  readonly seenAt: Date | null;
  /** When the session gave its second factor, or set it up. */
  readonly factorAt: Date | null;
  readonly hasFactor: boolean;
  /** Whether a provider knows the operator. */
  readonly isByProvider: boolean;
  /** When the provider was last asked what the operator may do; null where it gave nothing to ask by. */
  readonly askedAt: Date | null;
};

/** A session, and how far signing in has come. */
export type OperatorSession = StoredSession & {
  readonly stage: SessionStage;
  /** What operators call the provider that this one signs in at. */
  readonly provider: string | undefined;
};

interface NewSession {
  readonly tokenHash: string;
  readonly operatorId: number;
  readonly csrf: string;
  /** What the browser calls itself. */
  readonly agent: string;
  readonly ip: string;
  readonly at: Date;
  readonly factorAt: Date | null;
  readonly expiresAt: Date;
  /** By which the provider can be asked about the operator again, sealed. */
  readonly sealedToken: string | null;
}

export const addSession = (queries: Queries, session: NewSession) => {
  const { tokenHash, operatorId, csrf, agent, ip, at, factorAt, expiresAt, sealedToken } = session;
  return queries.query(
    `with added as (
       insert into operator_sessions (token_hash, operator_id, csrf, agent, ip, created_at, seen_at, factor_at, expires_at, refresh_token, asked_at)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $8, $9, $10) returning operator_id, seen_at
     ) update operators o set seen_at = added.seen_at from added where o.id = added.operator_id`,
    [tokenHash, operatorId, csrf, agent, ip, at, factorAt, expiresAt, sealedToken, sealedToken === null ? null : at],
  );
};

/** By what a provider is asked, and about whom. */
export interface AskedAbout {
  readonly sealedToken: string;
  readonly subject: string;
}

/** Of the nodes that want to ask a provider about a session that was not asked about since `before`, one gets what to ask by. */
export async function takeAsking(queries: Queries, sessionId: number, at: Date, before: Date): Promise<AskedAbout | undefined> {
  const [taken] = await queries.query<{ readonly sealedToken: string | null; readonly subject: string | null }>(
    `update operator_sessions s set asked_at = $2 from operators o
     where s.id = $1 and o.id = s.operator_id and s.asked_at <= $3
     returning s.refresh_token as "sealedToken", o.subject`,
    [sessionId, at, before],
  );
  const { sealedToken = null, subject = null } = taken ?? {};
  return sealedToken === null || subject === null ? undefined : { sealedToken, subject };
}

export const keepRefreshToken = (queries: Queries, sessionId: number, sealedToken: string) =>
  queries.query('update operator_sessions set refresh_token = $2 where id = $1', [sessionId, sealedToken]);

/** The session of a token, with the operator's present roles. Undefined if the operator is disabled. */
export async function findSession(queries: Queries, tokenHash: string, now: Date): Promise<StoredSession | undefined> {
  const [found] = await queries.query<Omit<StoredSession, 'roles' | 'tokenId'> & RoleGrants>(
    `select o.id, o.name, s.id as "sessionId", s.csrf, s.seen_at as "seenAt",
       s.expires_at as "expiresAt", s.factor_at as "factorAt", coalesce(s.confirmed_at, s.created_at) as "confirmedAt", ${HAS_FACTOR} as "hasFactor",
       o.subject is not null as "isByProvider", s.asked_at as "askedAt", ${GRANTS}
     from operator_sessions s join operators o on o.id = s.operator_id
     where s.token_hash = $1 and s.expires_at > $2 and o.disabled_at is null`,
    [tokenHash, now],
  );
  if (found === undefined) return undefined;
  const { all, merchants, ...session } = found;
  return { ...session, tokenId: null, roles: { all, merchants } };
}

export const touchSession = (queries: Queries, sessionId: number, now: Date) =>
  queries.query(
    `with touched as (update operator_sessions set seen_at = $2 where id = $1 returning operator_id, seen_at)
     update operators o set seen_at = touched.seen_at from touched where o.id = touched.operator_id`,
    [sessionId, now],
  );

export const markConfirmed = (queries: Queries, sessionId: number, at: Date) =>
  queries.query('update operator_sessions set confirmed_at = $2 where id = $1', [sessionId, at]);

/** Ends a session, and deletes expired ones. */
export async function endSession(queries: Queries, tokenHash: string, now: Date): Promise<void> {
  const ended = await queries.query<{ operatorId: number }>(
    'delete from operator_sessions where token_hash = $1 or expires_at <= $2 returning operator_id as "operatorId"',
    [tokenHash, now],
  );
  for (const operatorId of new Set(ended.map((session) => session.operatorId))) await notifyOperatorChange(queries, operatorId);
}

export type ListedSession = {
  readonly id: number;
  readonly agent: string;
  readonly ip: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
};

export const listSessions = (queries: Queries, operatorId: number, now: Date) =>
  queries.query<ListedSession>(
    `select id, agent, ip, created_at as "startedAt", coalesce(seen_at, created_at) as "seenAt" from operator_sessions
     where operator_id = $1 and expires_at > $2 order by coalesce(seen_at, created_at) desc, id desc`,
    [operatorId, now],
  );

/** @returns Whether the operator had such a session. */
export async function endSessionOf(queries: Queries, operatorId: number, sessionId: number): Promise<boolean> {
  const ended = await queries.query('delete from operator_sessions where operator_id = $1 and id = $2 returning id', [
    operatorId,
    sessionId,
  ]);
  await notifyOperatorChange(queries, operatorId);
  return ended.length > 0;
}

/** The channel that names an operator whose roles or sessions have changed. */
export const OPERATOR_CHANNEL = 'operator';

export const notifyOperatorChange = (queries: Queries, operatorId: number) =>
  queries.query('select pg_notify($1, $2)', [OPERATOR_CHANNEL, String(operatorId)]);

/** Ends all sessions of an operator but one, if one is named. Gives how many. */
export async function endAllSessions(queries: Queries, operatorId: number, except = 0): Promise<number> {
  const ended = await queries.query('delete from operator_sessions where operator_id = $1 and id <> $2 returning id', [
    operatorId,
    except,
  ]);
  await notifyOperatorChange(queries, operatorId);
  return ended.length;
}

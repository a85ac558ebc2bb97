import type { Request, RequestHandler, Response } from 'express';
import { type Access, type ApiRoute, refusalAt, stagesOf } from '#schemas/edges/api/apiRoute.ts';
import {
  type OperatorRole,
  type RoleGrants,
  commonGrants,
  hasRoleFrom,
  isAtLeast,
  roleAt,
} from '#schemas/edges/api/roleGrants.ts';
import { CSRF_HEADER, type SessionStage } from '#schemas/edges/api/session.schema.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { API_TOKEN_HEADER, TOKEN_SCHEME } from '#schemas/edges/api/tokens.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { hostCookie } from '../http/requests/hostCookie.ts';
import { requireConfirmation } from '../http/api/requireConfirmation.ts';
import { createToken, hashToken } from '../store/secrets/secretToken.ts';
import { visitorAddress } from '../http/requests/visitorAddress.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import { hasSecondFactor } from '../store/repositories/secondFactors.ts';
import { findTokenOwner, touchApiToken } from '../store/repositories/apiTokens.ts';
import type { Caller, Operator } from '../store/repositories/operators.ts';
import { findPublishRules } from '../store/repositories/publishRules.ts';
import type { SecretBox } from '../store/secrets/secretBox.ts';
import { StoreReadOnly } from '../store/database/StoreReadOnly.ts';
import {
  type OperatorSession,
  type StoredSession,
  addSession,
  endSession,
  findSession,
  touchSession,
} from '../store/repositories/operatorSessions.ts';
import { rememberDevice } from './operatorDevice.ts';
import type { ProviderCheck } from './signOn/askAgain.ts';

const cookie = hostCookie('operator', TOOL_PATH);
/** A working day. */
const SESSION_MS = 12 * 60 * 60 * 1000;
/** The time of last use is stored with this precision, to avoid a write per request. */
const SEEN_EVERY_MS = 5 * 60 * 1000;
/** How long a session waits for its second factor. */
const UNFINISHED_MS = 10 * 60 * 1000;
/** How long ago a password or second factor may have been given where a route asks for it. */
const CONFIRMED_FOR_MINUTES = 15;
const MAX_AGENT = 300;

/** How an operator signed in. */
interface SignedIn {
  /** When the second factor was given, here or at the provider; without it operators who have one must still give it. */
  readonly factorAt?: Date;
  /** How long the session lasts at most; a working day without it. */
  readonly lifetimeMs?: number;
  /** By which the provider can be asked about the operator again. */
  readonly refreshToken?: string | undefined;
}

export interface OperatorSessions {
  /** Signs an operator in: sets the cookie and returns the token that the tool must send with every write. A session that the browser has already ends. */
  begin(req: Request, res: Response, operator: Operator, signedIn?: SignedIn): Promise<OperatorSession>;
  /** Whether an operator with these roles must have a second factor. */
  requiresFactor(roles: RoleGrants): boolean;
  end(req: Request, res: Response): Promise<void>;
  /**
   * The operator who calls, by a session or an API token; undefined on public routes. Throws HttpProblem if the operator may not use the
   * route, or a write lacks its session's token.
   */
  admit(
    req: Request,
    route: Pick<ApiRoute, 'access' | 'refusesTokens' | 'stages' | 'asksConfirmation'>,
  ): Promise<Caller | undefined>;
}

/** Refuses writes from pages of other sites. Browsers send the page's origin with every write; other clients need not. */
export const refuseForeignOrigin: RequestHandler = (req, _res, next) => {
  const origin = req.get('origin');
  if (req.method === 'GET' || req.method === 'HEAD' || origin === undefined) return next();
  if (!URL.canParse(origin) || new URL(origin).host !== req.headers.host) throw new HttpProblem('origin.foreign');
  next();
};

const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** The token of the header `Authorization`, if it has the scheme of tokens, else of the header that is there for tokens alone. */
const bearerToken = (req: Request): string | undefined =>
  new RegExp(`^${TOKEN_SCHEME} +(\\S+)$`, 'i').exec(req.get('authorization') ?? '')?.[1] ?? req.get(API_TOKEN_HEADER);

/** Throws HttpProblem for an operator whose role is too low. */
function checkRole({ roles }: Caller, { role: needed, at }: Exclude<Access, string>, merchantCode: string): void {
  const held = at === 'merchant' ? roleAt(roles, merchantCode) : roles.all;
  // An operator without a role at a merchant must not learn whether it exists.
  if (at === 'merchant' && held === undefined) throw new HttpProblem('merchant.unknown');
  const elsewhere = at === 'any' ? Object.values(roles.merchants) : [];
  if (![held, ...elsewhere].some((role) => role && isAtLeast(role, needed)))
    throw new HttpProblem('role.tooLow', [], { role: held, needed });
}

/** While the store takes no writes, operators can look at everything still. */
function unlessReadOnly(error: unknown): void {
  if (!(error instanceof StoreReadOnly)) throw error;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** The lowest role that requires a second factor. */
  readonly secondFactorFrom: OperatorRole | undefined;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly secrets: SecretBox;
  readonly providerCheck: ProviderCheck;
}

/** Reads sessions: the operator behind a request, and the stage of signing in. */
function sessionReader({ db, clock, secondFactorFrom, singleSignOn, providerCheck }: Omit<Deps, 'secrets'>) {
  const requiresFactor = (roles: RoleGrants) => secondFactorFrom !== undefined && hasRoleFrom(roles, secondFactorFrom);

  function stageOf({ hasFactor, factorAt, roles }: StoredSession): SessionStage {
    if (factorAt !== null) return 'full';
    if (hasFactor) return 'factor';
    return requiresFactor(roles) ? 'setup' : 'full';
  }

  const viewOf = (session: StoredSession): OperatorSession => ({
    ...session,
    stage: stageOf(session),
    provider: session.isByProvider ? singleSignOn?.label : undefined,
  });

  async function current(req: Request): Promise<OperatorSession> {
    const token = cookie.read(req);
    const find = async () => (token === undefined ? undefined : findSession(db, hashToken(token), clock()));
    const found = await find();
    const isAsked = found && (await providerCheck.askAgain(found).catch(unlessReadOnly));
    const session = isAsked ? await find() : found;
    if (session === undefined) throw new HttpProblem('session.missing');
    const now = clock();
    const isLongAgo = now.getTime() - (session.seenAt?.getTime() ?? 0) > SEEN_EVERY_MS;
    if (isLongAgo) await touchSession(db, session.sessionId, now).catch(unlessReadOnly);
    return viewOf(session);
  }

  /** A browser sends the cookie by itself, also for a page of another site: a write must hold what only the tool knows. */
  async function signedIn(req: Request, route: Pick<ApiRoute, 'stages'>): Promise<OperatorSession> {
    const session = await current(req);
    if (isWrite(req.method) && req.get(CSRF_HEADER) !== session.csrf) throw new HttpProblem('csrf.wrong');
    if (!stagesOf(route).includes(session.stage)) throw new HttpProblem(refusalAt[session.stage]);
    return session;
  }

  return { requiresFactor, viewOf, signedIn };
}

/** A program sends its token itself, so nothing else is needed against forged requests. */
async function tokenOwner({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<Caller> {
  const now = clock();
  const found = await findTokenOwner(db, hashToken(token), now);
  if (found === undefined) throw new HttpProblem('token.invalid');
  const { id, name, tokenId, tokenRoles, roles, expiresAt, usedAt } = found;
  if (now.getTime() - (usedAt?.getTime() ?? 0) > SEEN_EVERY_MS) await touchApiToken(db, tokenId, now);
  return { id, name, tokenId, roles: commonGrants(tokenRoles, roles), confirmedAt: null, expiresAt };
}

/** Sessions of operators: a random token in a strict cookie, only its hash in the database. */
export function createOperatorSessions(deps: Deps): OperatorSessions {
  const { db, clock, secrets } = deps;
  const { requiresFactor, viewOf, signedIn } = sessionReader(deps);

  return {
    requiresFactor,
    async begin(req, res, operator, { factorAt, lifetimeMs: finishedMs = SESSION_MS, refreshToken } = {}) {
      const token = createToken();
      const csrf = createToken();
      const at = clock();
      const tokenHash = hashToken(token);
      const isUnfinished = factorAt === undefined && (await hasSecondFactor(db, operator.id));
      const lifetimeMs = isUnfinished ? UNFINISHED_MS : Math.min(finishedMs, SESSION_MS);
      const former = cookie.read(req);
      if (former !== undefined) await endSession(db, hashToken(former), at);
      await addSession(db, {
        tokenHash,
        operatorId: operator.id,
        csrf,
        agent: (req.get('user-agent') ?? '').slice(0, MAX_AGENT),
        ip: visitorAddress(req),
        at,
        factorAt: factorAt ?? null,
        expiresAt: new Date(at.getTime() + lifetimeMs),
        sealedToken: refreshToken === undefined ? null : secrets.seal(refreshToken, operator.id),
      });
      cookie.set(req, res, token, lifetimeMs);
      await rememberDevice(db, req, res, operator.id, at);
      const session = await findSession(db, tokenHash, at);
      if (session === undefined) throw new HttpProblem('session.missing'); // disabled a moment ago
      return viewOf(session);
    },
    async end(req, res) {
      const token = cookie.read(req);
      if (token !== undefined) await endSession(db, hashToken(token), clock());
      cookie.clear(req, res);
    },
    async admit(req, route) {
      const { access, refusesTokens = false } = route;
      if (access === 'everybody') return undefined;
      const token = bearerToken(req);
      if (token !== undefined && refusesTokens) throw new HttpProblem('token.refused');
      const operator = token === undefined ? await signedIn(req, route) : await tokenOwner(deps, token);
      if (access !== 'signedIn') checkRole(operator, access, String(req.params['code']));
      const minutes =
        route.asksConfirmation === 'byRule'
          ? (await findPublishRules(db, String(req.params['code']))).confirmMinutes
          : route.asksConfirmation && CONFIRMED_FOR_MINUTES;
      if (minutes) requireConfirmation(operator, minutes, clock());
      return operator;
    },
  };
}

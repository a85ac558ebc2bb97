import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { CSRF_HEADER, type OperatorRole } from '#schemas/preview/operatorApi.schema.ts';
import { isAtLeast, roleAt } from '#schemas/preview/roleGrants.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { createToken, hashToken } from '../http/secretToken.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../store/Database.ts';
import type { Operator } from '../store/operators.ts';
import { type OperatorSession, addSession, endSession, findSession, touchSession } from '../store/operatorSessions.ts';

const COOKIE = 'operator';
const COOKIE_PATH = '/preview/';
/** A working day. */
const SESSION_MS = 12 * 60 * 60 * 1000;
/** When a session was used is known this exactly; anything more exact would be a write per request. */
const SEEN_EVERY_MS = 5 * 60 * 1000;
const MAX_AGENT = 300;

export interface OperatorSessions {
  /** Signs an operator in: sets the cookie and gives what the tool must send with every write. */
  begin(req: Request, res: Response, operator: Operator): Promise<OperatorSession>;
  end(req: Request, res: Response): Promise<void>;
  /** Lets every signed-in operator pass; writes must carry the session's token. So do the two below. */
  readonly signedIn: RequestHandler;
  /** Lets those pass who have this role or a higher one at the merchant `:code` of the address. */
  require(role: OperatorRole): RequestHandler;
  /** Lets those pass who have this role or a higher one for all merchants. */
  requireForAll(role: OperatorRole): RequestHandler;
}

/** Who was let in. */
export function operatorOf(res: Response): OperatorSession {
  const operator: unknown = res.locals['operator'];
  if (operator === undefined) throw new Error('this route forgot to require an operator');
  return operator as OperatorSession; // set by `enter`, nowhere else
}

/** Refuses writes that another site's page sends. Browsers name the page's origin on every write; tools need not. */
export const refuseForeignOrigin: RequestHandler = (req, _res, next) => {
  const origin = req.get('origin');
  if (req.method === 'GET' || req.method === 'HEAD' || origin === undefined) return next();
  if (!URL.canParse(origin) || new URL(origin).host !== req.headers.host) throw new HttpProblem(403, 'origin.foreign');
  next();
};

const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

const tooLow = (role: OperatorRole | null, needed: OperatorRole) => new HttpProblem(403, 'role.tooLow', [], { role, needed });

/** Sessions of operators: a random token in a strict cookie, only its hash in the database. */
export function createOperatorSessions({ db, clock }: { db: Database; clock: Clock }): OperatorSessions {
  const cookie = (req: Request) => ({ path: COOKIE_PATH, httpOnly: true, sameSite: 'strict', secure: req.secure }) as const;

  async function current(req: Request): Promise<OperatorSession> {
    const token = parseCookie(req.headers.cookie ?? '')[COOKIE];
    const now = clock();
    const session = token === undefined ? undefined : await findSession(db, hashToken(token), now);
    if (session === undefined) throw new HttpProblem(401, 'session.missing');
    if (now.getTime() - (session.seenAt?.getTime() ?? 0) > SEEN_EVERY_MS) await touchSession(db, session.sessionId, now);
    return session;
  }

  /** Everybody passes here, whatever the route asks for besides. */
  async function enter(req: Request, res: Response): Promise<OperatorSession> {
    const operator = await current(req);
    if (isWrite(req.method) && req.get(CSRF_HEADER) !== operator.csrf) throw new HttpProblem(403, 'csrf.wrong');
    res.locals['operator'] = operator;
    return operator;
  }

  return {
    async begin(req, res, operator) {
      const token = createToken();
      const csrf = createToken();
      const at = clock();
      const tokenHash = hashToken(token);
      await addSession(db, {
        tokenHash,
        operatorId: operator.id,
        csrf,
        agent: (req.get('user-agent') ?? '').slice(0, MAX_AGENT),
        ip: visitorAddress(req),
        at,
        expiresAt: new Date(at.getTime() + SESSION_MS),
      });
      res.cookie(COOKIE, token, { ...cookie(req), maxAge: SESSION_MS });
      const session = await findSession(db, tokenHash, at);
      if (session === undefined) throw new HttpProblem(401, 'session.missing'); // disabled a moment ago
      return session;
    },
    async end(req, res) {
      const token = parseCookie(req.headers.cookie ?? '')[COOKIE];
      if (token !== undefined) await endSession(db, hashToken(token), clock());
      res.clearCookie(COOKIE, cookie(req));
    },
    signedIn: async (req, res, next) => {
      await enter(req, res);
      next();
    },
    require: (needed) => async (req, res, next) => {
      const code = req.params['code'];
      if (typeof code !== 'string') throw new Error('this route names no merchant: use requireForAll or signedIn');
      const role = roleAt((await enter(req, res)).roles, code);
      // Whoever has nothing to do with a merchant does not learn whether it exists.
      if (role === undefined) throw new HttpProblem(404, 'merchant.unknown');
      if (!isAtLeast(role, needed)) throw tooLow(role, needed);
      next();
    },
    requireForAll: (needed) => async (req, res, next) => {
      const { all } = (await enter(req, res)).roles;
      if (all === null || !isAtLeast(all, needed)) throw tooLow(all, needed);
      next();
    },
  };
}

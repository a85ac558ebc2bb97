import type { Request, RequestHandler, Response } from 'express';
import { CSRF_HEADER, type OperatorRole, operatorRoles } from '#schemas/preview/operatorApi.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { readCookie } from '../http/cookies.ts';
import { createToken, hashToken } from '../http/secretToken.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../store/Database.ts';
import { type Operator, type OperatorSession, addSession, endSession, findSession } from '../store/operators.ts';

const COOKIE = 'operator';
const COOKIE_PATH = '/preview/';
/** A working day. */
const SESSION_MS = 12 * 60 * 60 * 1000;

export interface OperatorSessions {
  /** Signs an operator in: sets the cookie and gives what the tool must send with every write. */
  begin(req: Request, res: Response, operator: Operator): Promise<OperatorSession>;
  end(req: Request, res: Response): Promise<void>;
  /** Who asks. Throws HttpProblem 401 when nobody is signed in. */
  current(req: Request): Promise<OperatorSession>;
  /** Lets only signed-in operators of this role or a higher one pass; writes must carry the session's token. */
  require(role: OperatorRole): RequestHandler;
}

/** Who was let in by `require`. */
export function operatorOf(res: Response): OperatorSession {
  const operator: unknown = res.locals['operator'];
  if (operator === undefined) throw new Error('this route forgot to require an operator');
  return operator as OperatorSession; // set by `require`, nowhere else
}

/** Refuses writes that another site's page sends. Browsers name the page's origin on every write; tools need not. */
export const refuseForeignOrigin: RequestHandler = (req, _res, next) => {
  const origin = req.get('origin');
  if (req.method === 'GET' || req.method === 'HEAD' || origin === undefined) return next();
  if (!URL.canParse(origin) || new URL(origin).host !== req.headers.host) throw new HttpProblem(403, 'origin.foreign');
  next();
};

const isWrite = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

/** Sessions of operators: a random token in a strict cookie, only its hash in the database. */
export function createOperatorSessions({ db, clock }: { db: Database; clock: Clock }): OperatorSessions {
  const cookie = (req: Request) => ({ path: COOKIE_PATH, httpOnly: true, sameSite: 'strict', secure: req.secure }) as const;

  async function current(req: Request): Promise<OperatorSession> {
    const token = readCookie(req.headers.cookie, COOKIE);
    const session = token === undefined ? undefined : await findSession(db, hashToken(token), clock());
    if (session === undefined) throw new HttpProblem(401, 'session.missing');
    return session;
  }

  return {
    async begin(req, res, operator) {
      const token = createToken();
      const csrf = createToken();
      const at = clock();
      await addSession(db, {
        tokenHash: hashToken(token),
        operatorId: operator.id,
        csrf,
        at,
        expiresAt: new Date(at.getTime() + SESSION_MS),
      });
      res.cookie(COOKIE, token, { ...cookie(req), maxAge: SESSION_MS });
      return { id: operator.id, name: operator.name, role: operator.role, csrf };
    },
    async end(req, res) {
      const token = readCookie(req.headers.cookie, COOKIE);
      if (token !== undefined) await endSession(db, hashToken(token), clock());
      res.clearCookie(COOKIE, cookie(req));
    },
    current,
    require: (role) => async (req, res, next) => {
      const operator = await current(req);
      if (isWrite(req.method) && req.get(CSRF_HEADER) !== operator.csrf) throw new HttpProblem(403, 'csrf.wrong');
      if (operatorRoles.indexOf(operator.role) < operatorRoles.indexOf(role))
        throw new HttpProblem(403, 'role.tooLow', [], { role: operator.role, needed: role });
      res.locals['operator'] = operator;
      next();
    },
  };
}

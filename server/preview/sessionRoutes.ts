import { hash, verify } from '@node-rs/argon2';
import { Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { SessionView, SignInBody } from '#schemas/preview/operatorApi.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { signIn as isSignIn } from '#schemas/generated/operator.js';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { bodyOf } from '../http/readBody.ts';
import type { Clock } from '../platform/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database } from '../store/Database.ts';
import { type OperatorSession, findOperator } from '../store/operators.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';

const readSignIn = createReader<SignInBody>(isSignIn);

const FAILURES = 10;
const WITHIN_MS = 15 * 60 * 1000;

const viewOf = ({ name, role, csrf }: OperatorSession): SessionView => ({ name, role, csrf });

/** Counts failed sign-ins by address; ten within a quarter of an hour end the game until it is over. */
const limitFailures = () =>
  rateLimit({
    windowMs: WITHIN_MS,
    limit: FAILURES,
    skipSuccessfulRequests: true,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_req, _res, next) => next(new HttpProblem(429, 'signIn.tooMany', [], { retryAfterS: WITHIN_MS / 1000 })),
  });

/** Signing in and out. */
export function sessionRoutes({ db, clock, sessions }: { db: Database; clock: Clock; sessions: OperatorSessions }): Router {
  const router = Router();
  // An unknown name must take as long to refuse as a wrong password.
  const nobodysHash = hash('nobody');

  router.post('/session', limitFailures(), async (req, res) => {
    const { name, password } = bodyOf(req, readSignIn);
    const operator = await findOperator(db, name);
    const isRight = await verify(operator?.passwordHash ?? (await nobodysHash), password);
    if (operator === undefined || !isRight) {
      await addAuditEntry(db, { operatorId: operator?.id ?? null, merchantCode: null, action: 'session.refused', at: clock() });
      throw new HttpProblem(401, 'signIn.wrong');
    }
    const session = await sessions.begin(req, res, operator);
    await addAuditEntry(db, { operatorId: operator.id, merchantCode: null, action: 'session.started', at: clock() });
    res.status(201).json(viewOf(session));
  });

  router.get('/session', sessions.require('viewer'), (_req, res) => {
    res.json(viewOf(operatorOf(res)));
  });

  router.delete('/session', sessions.require('viewer'), async (req, res) => {
    await sessions.end(req, res);
    await addAuditEntry(db, { operatorId: operatorOf(res).id, merchantCode: null, action: 'session.ended', at: clock() });
    res.status(204).end();
  });

  return router;
}

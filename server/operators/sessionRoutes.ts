import { hash, verify } from '@node-rs/argon2';
import { Router } from 'express';
import type { SessionView, SignInBody } from '#schemas/preview/operatorApi.schema.ts';
import { createReader } from '#schemas/createReader.ts';
import { signIn as isSignIn } from '#schemas/generated/operator.js';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { bodyOf } from '../http/readBody.ts';
import type { Clock } from '../platform/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database } from '../store/Database.ts';
import { findOperator } from '../store/operators.ts';
import type { OperatorSession } from '../store/operatorSessions.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';
import { beginAttempt } from './signInLimits.ts';

const readSignIn = createReader<SignInBody>(isSignIn);

export const sessionView = ({ name, roles, csrf }: OperatorSession): SessionView => ({
  name,
  role: roles.all ?? 'viewer',
  roles,
  csrf,
});

/** Signing in and out. */
export function sessionRoutes({ db, clock, sessions }: { db: Database; clock: Clock; sessions: OperatorSessions }): Router {
  const router = Router();
  // An unknown name must take as long to refuse as a wrong password.
  const nobodysHash = hash('nobody');

  router.post('/session', async (req, res) => {
    const { name, password } = bodyOf(req, readSignIn);
    const at = clock();
    const attempt = await beginAttempt(db, req, name, at);
    const operator = await findOperator(db, name);
    const isRight = await verify(operator?.passwordHash ?? (await nobodysHash), password);
    if (operator === undefined || operator.passwordHash === null || operator.isDisabled || !isRight) {
      await addAuditEntry(db, { operatorId: operator?.id ?? null, merchantCode: null, action: 'session.refused', at });
      throw new HttpProblem(401, 'signIn.wrong');
    }
    await attempt.forgive();
    const session = await sessions.begin(req, res, operator);
    await addAuditEntry(db, { operatorId: operator.id, merchantCode: null, action: 'session.started', at });
    res.status(201).json(sessionView(session));
  });

  router.get('/session', sessions.signedIn, (_req, res) => {
    res.json(sessionView(operatorOf(res)));
  });

  router.delete('/session', sessions.signedIn, async (req, res) => {
    await sessions.end(req, res);
    await addAuditEntry(db, { operatorId: operatorOf(res).id, merchantCode: null, action: 'session.ended', at: clock() });
    res.status(204).end();
  });

  return router;
}

import { hash, verify } from '@node-rs/argon2';
import { Router } from 'express';
import { createReader } from '#schemas/createReader.ts';
import { password as isPasswordBody } from '#schemas/generated/operator.js';
import type { OwnSession, PasswordBody } from '#schemas/preview/peopleApi.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import { bodyOf } from '../http/readBody.ts';
import type { Clock } from '../platform/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database } from '../store/Database.ts';
import { dropOpenLinks } from '../store/operatorLinks.ts';
import { findOperator, setPassword } from '../store/operators.ts';
import { endAllSessions, endOwnSession, listSessions } from '../store/operatorSessions.ts';
import { type OperatorSessions, operatorOf } from './operatorSession.ts';
import { checkNewPassword } from './passwordRules.ts';
import { beginAttempt } from './signInLimits.ts';

const readPassword = createReader<PasswordBody>(isPasswordBody);

/** What operators do with their own account: another password, and where they are signed in. */
export function accountRoutes({ db, clock, sessions }: { db: Database; clock: Clock; sessions: OperatorSessions }): Router {
  const router = Router();

  router.post('/account/password', sessions.signedIn, async (req, res) => {
    const { current, next } = bodyOf(req, readPassword);
    const { id, name, sessionId } = operatorOf(res);
    const at = clock();
    checkNewPassword(name, next);
    const attempt = await beginAttempt(db, req, name, at);
    const operator = await findOperator(db, name);
    const isRight = typeof operator?.passwordHash === 'string' && (await verify(operator.passwordHash, current));
    if (!isRight) {
      await addAuditEntry(db, { operatorId: id, merchantCode: null, action: 'password.refused', at });
      throw new HttpProblem(422, 'password.wrong');
    }
    await attempt.forgive();
    const passwordHash = await hash(next);
    await db.transaction(async (queries) => {
      await setPassword(queries, id, passwordHash);
      await dropOpenLinks(queries, id);
      const ended = await endAllSessions(queries, id, sessionId);
      await addAuditEntry(queries, { operatorId: id, merchantCode: null, action: 'password.changed', detail: { ended }, at });
    });
    res.status(204).end();
  });

  router.get('/account/sessions', sessions.signedIn, async (_req, res) => {
    const { id, sessionId } = operatorOf(res);
    const own = (await listSessions(db, id, clock())).map(({ id: session, agent, ip, startedAt, seenAt }): OwnSession => ({
      id: session,
      isThis: session === sessionId,
      agent,
      ip,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }));
    res.json([...own.filter(({ isThis }) => isThis), ...own.filter(({ isThis }) => !isThis)]);
  });

  /** Ends all sessions but the one that asks. */
  router.delete('/account/sessions', sessions.signedIn, async (_req, res) => {
    const { id, sessionId } = operatorOf(res);
    const ended = await endAllSessions(db, id, sessionId);
    await addAuditEntry(db, {
      operatorId: id,
      merchantCode: null,
      action: 'session.endedElsewhere',
      detail: { ended },
      at: clock(),
    });
    res.status(204).end();
  });

  router.delete('/account/sessions/:session', sessions.signedIn, async (req, res) => {
    const { id } = operatorOf(res);
    const session = Number(req.params['session']);
    if (!Number.isSafeInteger(session) || !(await endOwnSession(db, id, session))) throw new HttpProblem(404, 'session.unknown');
    await addAuditEntry(db, {
      operatorId: id,
      merchantCode: null,
      action: 'session.endedElsewhere',
      detail: { ended: 1 },
      at: clock(),
    });
    res.status(204).end();
  });

  return router;
}

import { hash, verify } from '@node-rs/argon2';
import type { OwnSession } from '#schemas/api/session.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/apiRouter.ts';
import type { Clock } from '../store/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database } from '../store/Database.ts';
import { dropOpenLinks } from '../store/operatorLinks.ts';
import { findOperator, setPassword } from '../store/operators.ts';
import { type OperatorSession, endAllSessions, endOwnSession, listSessions } from '../store/operatorSessions.ts';
import { checkNewPassword } from './passwordRules.ts';
import { beginAttempt } from './signInLimits.ts';

type Account = 'changePassword' | 'ownSessions' | 'endOtherSessions' | 'endSession';

/** What operators do with their own account: another password, and where they are signed in. */
export function accountHandlers({ db, clock }: { db: Database; clock: Clock }): Handlers<Account> {
  const tellEnded = (by: OperatorSession, ended: number) =>
    addAuditEntry(db, { by, merchantCode: null, action: 'session.endedElsewhere', detail: { ended }, at: clock() });

  return {
    async changePassword({ req, body: { current, next }, operator: caller }) {
      const { id, name, sessionId } = caller;
      const at = clock();
      checkNewPassword(name, next);
      const attempt = await beginAttempt(db, req, name, at);
      const operator = await findOperator(db, name);
      const isRight = typeof operator?.passwordHash === 'string' && (await verify(operator.passwordHash, current));
      if (!isRight) {
        await addAuditEntry(db, { by: caller, merchantCode: null, action: 'password.refused', at });
        throw new HttpProblem('password.wrong');
      }
      await attempt.forgive();
      const passwordHash = await hash(next);
      await db.transaction(async (queries) => {
        await setPassword(queries, id, passwordHash);
        await dropOpenLinks(queries, id);
        const ended = await endAllSessions(queries, id, sessionId);
        await addAuditEntry(queries, { by: caller, merchantCode: null, action: 'password.changed', detail: { ended }, at });
      });
    },

    async ownSessions({ operator: { id, sessionId } }) {
      const own = (await listSessions(db, id, clock())).map(({ id: session, agent, ip, startedAt, seenAt }): OwnSession => ({
        id: session,
        isThis: session === sessionId,
        agent,
        ip,
        startedAt: startedAt.toISOString(),
        seenAt: seenAt.toISOString(),
      }));
      return [...own.filter(({ isThis }) => isThis), ...own.filter(({ isThis }) => !isThis)];
    },

    async endOtherSessions({ operator }) {
      await tellEnded(operator, await endAllSessions(db, operator.id, operator.sessionId));
    },

    async endSession({ params: { session }, operator }) {
      if (!(await endOwnSession(db, operator.id, session))) throw new HttpProblem('session.unknown');
      await tellEnded(operator, 1);
    },
  };
}

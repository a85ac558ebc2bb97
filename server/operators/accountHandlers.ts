import { hash, verify } from '@node-rs/argon2';
import type { OwnSession } from '#schemas/api/session.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/apiRouter.ts';
import type { Clock } from '../store/clock.ts';
import { addAuditEntry } from '../store/audit.ts';
import type { Database } from '../store/Database.ts';
import { dropOpenLinks } from '../store/operatorLinks.ts';
import { findOperator, setPassword } from '../store/operators.ts';
import { endAllSessions, endOwnSession, listSessions } from '../store/operatorSessions.ts';
import { checkNewPassword } from './passwordRules.ts';
import type { SignInLimits } from './signInLimits.ts';

type Account = 'changePassword' | 'ownSessions' | 'endOtherSessions' | 'endSession';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly limits: SignInLimits;
}

/** What operators do with their own account: another password, and where they are signed in. */
export function accountHandlers({ db, clock, limits }: Deps): Handlers<Account> {
  const tellEnded = (operatorId: number, ended: number) =>
    addAuditEntry(db, { operatorId, merchantCode: null, action: 'session.endedElsewhere', detail: { ended }, at: clock() });

  return {
    async changePassword({ req, body: { current, next }, operator: { id, name, sessionId } }) {
      const at = clock();
      checkNewPassword(name, next);
      const attempt = await limits.begin(req, name);
      const operator = await findOperator(db, name);
      const isRight = typeof operator?.passwordHash === 'string' && (await verify(operator.passwordHash, current));
      if (!isRight) {
        await addAuditEntry(db, { operatorId: id, merchantCode: null, action: 'password.refused', at });
        throw new HttpProblem('password.wrong');
      }
      await attempt.forgive();
      const passwordHash = await hash(next);
      await db.transaction(async (queries) => {
        await setPassword(queries, id, passwordHash);
        await dropOpenLinks(queries, id);
        const ended = await endAllSessions(queries, id, sessionId);
        await addAuditEntry(queries, { operatorId: id, merchantCode: null, action: 'password.changed', detail: { ended }, at });
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

    async endOtherSessions({ operator: { id, sessionId } }) {
      await tellEnded(id, await endAllSessions(db, id, sessionId));
    },

    async endSession({ params: { session }, operator: { id } }) {
      if (!(await endOwnSession(db, id, session))) throw new HttpProblem('session.unknown');
      await tellEnded(id, 1);
    },
  };
}

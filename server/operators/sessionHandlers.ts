import { hash, verify } from '@node-rs/argon2';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { Clock } from '../store/clock/clock.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Database } from '../store/database/Database.ts';
import { findOperator } from '../store/repositories/operators.ts';
import type { OperatorSession } from '../store/repositories/operatorSessions.ts';
import type { OperatorSessions } from './operatorSession.ts';
import type { SignInLimits } from './signInLimits.ts';

export const sessionView = ({ name, roles, stage, provider, csrf }: OperatorSession): SessionView => ({
  name,
  role: roles.all ?? 'viewer',
  roles,
  stage,
  ...(provider === undefined ? {} : { provider }),
  csrf,
});

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: OperatorSessions;
  readonly limits: SignInLimits;
}

/** Signing in and out. */
export function sessionHandlers({ db, clock, sessions, limits }: Deps): Handlers<'signIn' | 'session' | 'signOut'> {
  // An unknown name must take as long to refuse as a wrong password.
  const dummyHash = hash('nobody');

  return {
    async signIn({ req, res, body: { name, password } }) {
      const at = clock();
      const attempt = await limits.begin(req, name);
      const operator = await findOperator(db, name);
      const isRight = await verify(operator?.passwordHash ?? (await dummyHash), password);
      if (operator === undefined || operator.passwordHash === null || operator.isDisabled || !isRight) {
        await addAuditEntry(db, {
          by: operator ? { id: operator.id, tokenId: null } : null,
          merchantCode: null,
          action: 'session.refused',
          at,
        });
        throw new HttpProblem('signIn.wrong');
      }
      await attempt.reset();
      const session = await sessions.begin(req, res, operator);
      // Else it starts with the second factor.
      if (session.stage !== 'factor') await addAuditEntry(db, { by: session, merchantCode: null, action: 'session.started', at });
      return sessionView(session);
    },

    session: ({ operator }) => sessionView(operator),

    async signOut({ req, res, operator }) {
      await sessions.end(req, res);
      await addAuditEntry(db, { by: operator, merchantCode: null, action: 'session.ended', at: clock() });
    },
  };
}

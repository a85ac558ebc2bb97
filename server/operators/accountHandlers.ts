import { hash, verify } from '@node-rs/argon2';
import type { Request } from 'express';
import type { CallerView, OwnSession, SessionFacts } from '#schemas/edges/api/session.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { listApiTokens } from '../store/repositories/apiTokens.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import { dropOpenLinks } from '../store/repositories/operatorLinks.ts';
import { findOperator, setPassword } from '../store/repositories/operators.ts';
import {
  type ListedSession,
  type OperatorSession,
  endAllSessions,
  endSessionOf,
  listSessions,
  markConfirmed,
} from '../store/repositories/operatorSessions.ts';
import { type FactorCheckDeps, checkFactor } from './checkFactor.ts';
import { checkNewPassword } from './passwordRules.ts';

/** A session without its secrets. */
export const sessionFacts = ({ startedAt, seenAt, ...session }: ListedSession): SessionFacts => ({
  ...session,
  startedAt: startedAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

type Account = 'caller' | 'confirm' | 'changePassword' | 'ownSessions' | 'endOtherSessions' | 'endSession';

/** What operators do with their own account: who they are, another password, and where they are signed in. */
export function accountHandlers(deps: FactorCheckDeps): Handlers<Account> {
  const { db, clock } = deps;

  /** Throws HttpProblem for a wrong password, which counts like one of a sign-in, and for operators whom a provider signs in. */
  async function checkPassword(req: Request, by: OperatorSession, password: string): Promise<void> {
    if (by.provider !== undefined) throw new HttpProblem('signIn.byProvider');
    const at = clock();
    const attempt = await deps.limits.begin(req, by.name);
    const operator = await findOperator(db, by.name);
    const isRight = typeof operator?.passwordHash === 'string' && (await verify(operator.passwordHash, password));
    if (!isRight) {
      await addAuditEntry(db, { by, merchantCode: null, action: 'password.refused', at });
      throw new HttpProblem('password.wrong');
    }
    await attempt.reset();
  }

  const tellEnded = (by: OperatorSession, ended: number) =>
    addAuditEntry(db, { by, merchantCode: null, action: 'session.endedElsewhere', detail: { ended }, at: clock() });

  return {
    async caller({ operator: { id, name, roles, tokenId, expiresAt } }): Promise<CallerView> {
      const token = tokenId === null ? undefined : (await listApiTokens(db, id)).find((each) => each.id === tokenId);
      return { name, roles, token: token?.name ?? null, expiresAt: expiresAt.toISOString() };
    },

    async confirm({ req, body: { password, ...factor }, operator }) {
      await (password === undefined ? checkFactor(deps, req, operator, factor) : checkPassword(req, operator, password));
      await markConfirmed(db, operator.sessionId, clock());
      await addAuditEntry(db, { by: operator, merchantCode: null, action: 'session.confirmed', at: clock() });
    },

    async changePassword({ req, body: { current, next }, operator: caller }) {
      const { id, name, sessionId } = caller;
      const at = clock();
      checkNewPassword(name, next);
      await checkPassword(req, caller, current);
      const passwordHash = await hash(next);
      await db.transaction(async (queries) => {
        await setPassword(queries, id, passwordHash);
        await dropOpenLinks(queries, id);
        const ended = await endAllSessions(queries, id, sessionId);
        await addAuditEntry(queries, { by: caller, merchantCode: null, action: 'password.changed', detail: { ended }, at });
      });
    },

    async ownSessions({ operator: { id, sessionId } }) {
      const sessions = (await listSessions(db, id, clock())).map((session): OwnSession => ({
        ...sessionFacts(session),
        isThis: session.id === sessionId,
      }));
      return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
    },

    async endOtherSessions({ operator }) {
      await tellEnded(operator, await endAllSessions(db, operator.id, operator.sessionId));
    },

    async endSession({ params: { session }, operator }) {
      if (!(await endSessionOf(db, operator.id, session))) throw new HttpProblem('session.unknown');
      await tellEnded(operator, 1);
    },
  };
}

import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { listApiTokens, revokeAllApiTokens, revokeApiToken } from '../store/repositories/apiTokens.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import type { Caller } from '../store/repositories/operators.ts';
import { endAllSessions, endSessionOf, listSessions, notifyOperatorChange } from '../store/repositories/operatorSessions.ts';
import { sessionFacts } from './accountHandlers.ts';
import { personAt } from './peopleHandlers.ts';
import { tokenView } from './tokenHandlers.ts';

type Access = 'personAccess' | 'endPersonSessions' | 'endPersonSession' | 'revokePersonTokens' | 'revokePersonToken';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
}

/** Where another operator is signed in and which tokens act for them, and how an administrator ends that. */
export function accessHandlers({ db, clock }: Deps): Handlers<Access> {
  const endSessions = (by: Caller, person: number, end: (queries: Queries) => Promise<number>) =>
    db.transaction(async (queries) => {
      const at = clock();
      const { name } = await personAt(queries, person, at);
      const ended = await end(queries);
      const detail = { name, ended };
      await addAuditEntry(queries, { by, merchantCode: null, action: 'operator.sessionsEnded', detail, at });
    });

  const revoke = (by: Caller, person: number, end: (queries: Queries, at: Date) => Promise<readonly string[]>) =>
    db.transaction(async (queries) => {
      const at = clock();
      const { name } = await personAt(queries, person, at);
      const tokens = await end(queries, at);
      await notifyOperatorChange(queries, person);
      const detail = { name, tokens };
      await addAuditEntry(queries, { by, merchantCode: null, action: 'operator.tokensRevoked', detail, at });
    });

  return {
    async personAccess({ params: { person } }) {
      const { id } = await personAt(db, person, clock());
      return {
        sessions: (await listSessions(db, id, clock())).map(sessionFacts),
        tokens: (await listApiTokens(db, id)).map(tokenView),
      };
    },

    endPersonSessions: ({ params: { person }, operator }) =>
      endSessions(operator, person, (queries) => endAllSessions(queries, person)),

    endPersonSession: ({ params: { person, session }, operator }) =>
      endSessions(operator, person, async (queries) => {
        if (!(await endSessionOf(queries, person, session))) throw new HttpProblem('session.unknown');
        return 1;
      }),

    revokePersonTokens: ({ params: { person }, operator }) =>
      revoke(operator, person, (queries, at) => revokeAllApiTokens(queries, person, at)),

    revokePersonToken: ({ params: { person, token }, operator }) =>
      revoke(operator, person, async (queries, at) => {
        const name = await revokeApiToken(queries, person, token, at);
        if (name === undefined) throw new HttpProblem('token.unknown');
        return [name];
      }),
  };
}

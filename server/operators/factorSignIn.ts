import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import { endSessionOf } from '../store/repositories/operatorSessions.ts';
import { type FactorCheckDeps, checkFactor } from './checkFactor.ts';
import type { OperatorSessions } from './operatorSession.ts';
import { passkeyChallengeFor } from './passkeys.ts';
import { sessionView } from './sessionHandlers.ts';

interface Deps extends FactorCheckDeps {
  readonly sessions: OperatorSessions;
}

/** The second factor, after the password: finishes signing in by a new session. */
export const factorSignIn = (deps: Deps): Handlers<'passkeyChallenge' | 'passFactor'> => ({
  async passkeyChallenge({ req, operator }) {
    const options = await passkeyChallengeFor(deps.db, req, operator);
    if (options === undefined) throw new HttpProblem('factor.unknown');
    return options;
  },

  async passFactor({ req, res, body, operator }) {
    await checkFactor(deps, req, operator, body);
    await endSessionOf(deps.db, operator.id, operator.sessionId);
    const at = deps.clock();
    const session = await deps.sessions.begin(req, res, operator, { factorAt: at });
    await addAuditEntry(deps.db, { by: session, merchantCode: null, action: 'session.started', at });
    return sessionView(session);
  },
});

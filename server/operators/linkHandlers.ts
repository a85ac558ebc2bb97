import { hash } from '@node-rs/argon2';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { hashToken } from '../store/secrets/secretToken.ts';
import type { Clock } from '../store/clock/clock.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import { type OperatorLink, findLink, spendLink } from '../store/repositories/operatorLinks.ts';
import { setPassword } from '../store/repositories/operators.ts';
import { endAllSessions } from '../store/repositories/operatorSessions.ts';
import type { OperatorSessions } from './operatorSession.ts';
import { requireLocalAccount } from './localAccounts.ts';
import { checkNewPassword } from './passwordRules.ts';
import { sessionView } from './sessionHandlers.ts';

/** The link of a token, if it still works. Throws HttpProblem. */
async function findOpenLink(queries: Queries, token: string, now: Date, lock = false): Promise<OperatorLink> {
  const link = await findLink(queries, hashToken(token), lock);
  if (link === undefined || link.isDisabled) throw new HttpProblem('link.unknown');
  if (link.isUsed) throw new HttpProblem('link.used');
  if (link.expiresAt <= now) throw new HttpProblem('link.expired');
  return link;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly sessions: OperatorSessions;
  readonly singleSignOn: SingleSignOn | undefined;
}

/** For the recipient of a link, who has no session yet: shows the name of the account, sets the password and signs in. */
export const linkHandlers = ({ db, clock, sessions, singleSignOn }: Deps): Handlers<'openLink' | 'acceptLink'> => ({
  async openLink({ body: { token } }) {
    const { name, hasPassword, expiresAt } = await findOpenLink(db, token, clock());
    return { name, isNew: !hasPassword, expiresAt: expiresAt.toISOString() };
  },

  async acceptLink({ req, res, body: { token, password } }) {
    const at = clock();
    const { name: owner } = await findOpenLink(db, token, at);
    requireLocalAccount(singleSignOn, owner);
    checkNewPassword(owner, password);
    const passwordHash = await hash(password);
    const { operatorId, name } = await db.transaction(async (queries) => {
      const link = await findOpenLink(queries, token, at, true);
      await spendLink(queries, hashToken(token), at);
      await setPassword(queries, link.operatorId, passwordHash);
      await endAllSessions(queries, link.operatorId);
      await addAuditEntry(queries, { by: { id: link.operatorId, tokenId: null }, merchantCode: null, action: 'link.used', at });
      return link;
    });
    return sessionView(await sessions.begin(req, res, { id: operatorId, name }));
  },
});

import type { Logger } from 'pino';
import { hasRole } from '#schemas/edges/api/roleGrants.ts';
import type { SingleSignOn } from '#schemas/edges/api/signOn.schema.ts';
import { type OpenIdClient, OpenIdFailure, type Redeemed } from '../../http/outgoing/openIdClient.ts';
import { addAuditEntry } from '../../store/repositories/audit.ts';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database, Queries } from '../../store/database/Database.ts';
import {
  type AskedAbout,
  type StoredSession,
  endAllSessions,
  endSessionOf,
  keepRefreshToken,
  takeAsking,
} from '../../store/repositories/operatorSessions.ts';
import type { SecretBox } from '../../store/secrets/secretBox.ts';
import { followGrants } from './operatorOf.ts';
import { registrationOf, signedOnBy } from './signedOnBy.ts';

const MINUTE_MS = 60_000;
/** How often a provider is asked, unless the file says otherwise. */
const ASK_MINUTES = 5;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly client: OpenIdClient;
  readonly singleSignOn: SingleSignOn | undefined;
  readonly log: Logger;
}

type Session = Pick<StoredSession, 'id' | 'name' | 'sessionId' | 'askedAt'>;

export interface ProviderCheck {
  /**
   * Asks the provider what the operator may do now, where it was not asked for minutes: roles become what it says, and the session ends if it
   * says that there are none, or that the sign-in has ended. A provider that is away changes nothing. Requests that come meanwhile wait for the
   * same answer.
   *
   * @returns Whether the session must be read again.
   */
  askAgain(session: Session): Promise<boolean>;
}

/** Asks the provider again while a session is used, so that a role which it withdraws ends in minutes. */
export function createProviderCheck({ db, clock, secrets, client, singleSignOn, log }: Deps): ProviderCheck {
  const asking = new Map<number, Promise<void>>();

  async function end(queries: Queries, { id, sessionId }: Session): Promise<void> {
    const by = { id, tokenId: null };
    await endSessionOf(queries, id, sessionId);
    await addAuditEntry(queries, { by, merchantCode: null, action: 'session.endedByProvider', at: clock() });
  }

  function openToken({ sealedToken }: AskedAbout, { id }: Session): string | undefined {
    try {
      return secrets.open(sealedToken, id);
    } catch {
      return undefined; // sealed with a key that is no longer there
    }
  }

  async function follow(settings: SingleSignOn, session: Session, renewed: Redeemed): Promise<void> {
    const { grants } = await signedOnBy(settings, renewed, log);
    await db.transaction(async (queries) => {
      await followGrants(queries, session, grants, clock());
      if (hasRole(grants)) return;
      await end(queries, session);
      await endAllSessions(queries, session.id);
    });
  }

  async function ask(settings: SingleSignOn, session: Session): Promise<void> {
    const at = clock();
    const before = new Date(at.getTime() - (settings.askMinutes ?? ASK_MINUTES) * MINUTE_MS);
    const about = await takeAsking(db, session.sessionId, at, before);
    if (about === undefined) return; // another node asks
    const refreshToken = openToken(about, session);
    if (refreshToken === undefined) return end(db, session);
    try {
      const renewed = await client.renew(registrationOf(settings), { refreshToken, subject: about.subject });
      // Providers that give another one refuse the one before from then on.
      const next = renewed.refreshToken();
      if (next !== undefined) await keepRefreshToken(db, session.sessionId, secrets.seal(next, session.id));
      await follow(settings, session, renewed);
    } catch (error) {
      if (!(error instanceof OpenIdFailure)) throw error;
      if (error.isEnded) return end(db, session);
      log.warn(
        { reason: error.message },
        'the provider could not be asked what an operator may do; it is asked again in minutes',
      );
    }
  }

  return {
    async askAgain(session) {
      const { sessionId, askedAt } = session;
      if (singleSignOn === undefined || askedAt === null) return false;
      const under = asking.get(sessionId);
      if (under !== undefined) return under.then(() => true);
      if (clock().getTime() - askedAt.getTime() < (singleSignOn.askMinutes ?? ASK_MINUTES) * MINUTE_MS) return false;
      const work = ask(singleSignOn, session).finally(() => asking.delete(sessionId));
      asking.set(sessionId, work);
      await work;
      return true;
    },
  };
}

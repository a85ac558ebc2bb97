import type { SessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import { isAskedForContract } from '#schemas/declare/names/visitor.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { storeSession } from '#src/site/storedSession.ts';

export interface SessionDeps {
  readonly site: Site;
  readonly store: SiteStore;
}

/** Starts the session that a login of any kind has answered with: stored for later visits and other tabs, and shown at once (SESS-01). */
export function startSession({ site, store }: SessionDeps, answer: SessionAnswer): Session {
  const session: Session = {
    token: answer.token,
    merchantCode: answer.merchantCode ?? site.merchantCode,
    userName: answer.userName,
    type: answer.type,
    firstTimeLogin: answer.firstTimeLogin ?? false,
    ...(answer.mustAccept ? { mustAccept: true } : {}),
  };
  storeSession(session);
  // Most who log in have played: their games have their place at once, or leave it free when there are none.
  store.setState({ hasPlayed: !session.firstTimeLogin });
  store.getState().setSession(session);
  store.getState().setLastLogin(answer.lastLogin ?? null);
  if (isAskedForContract(session, site.behaviour.roles)) store.getState().openOverlay('contract'); // AGCON-01
  return session;
}

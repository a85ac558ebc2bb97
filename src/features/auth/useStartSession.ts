import { useCallback } from 'react';
import type { SessionAnswer } from '#schemas/declare/platform/session.schema.ts';
import { isAskedForContract } from '#schemas/declare/names/visitor.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { storeSession } from '#src/site/storedSession.ts';
import { useSite } from '#src/site/siteContext.ts';

/** Starts the session that a login of any kind has answered with: stored for later visits and other tabs, and shown at once (SESS-01). */
export function useStartSession(): (answer: SessionAnswer) => Session {
  const { site, store } = useSite();
  return useCallback(
    (answer) => {
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
    },
    [site, store],
  );
}

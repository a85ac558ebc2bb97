import { useEffect, useState } from 'react';
import { storeInviteCode } from '#src/features/auth/inviteCode.ts';
import { mayHaveSession } from '#src/features/auth/mayHaveSession.ts';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';

export const SessionSync = lazyExtra(async () => (await import('#src/features/auth/SessionSync.tsx')).SessionSync);

interface SessionHostProps {
  /** Whether a page is for sessions only. */
  readonly isGuarded: (pathname: string) => boolean;
}

/**
 * Loads the session code as soon as a session exists: stored in this browser, begun on this page, or by another tab; and where the page was
 * drawn for one. Without one the visitor is a guest at once.
 */
export function SessionHost({ isGuarded }: SessionHostProps) {
  const { site, store, mode } = useSite();
  const { inviteQuery } = site.behaviour.login;
  const hasSession = useSiteState(({ session, awaits }) => Boolean(session ?? awaits));
  const [isNeeded, setIsNeeded] = useState(false);
  const [hasChanged, setHasChanged] = useState(false);
  const isLive = mode === 'live'; // the preview plays its visitors

  useEffect(() => {
    if (!isLive || isNeeded) return undefined;
    function onStorage({ key }: StorageEvent) {
      if (key !== SESSION_KEY && key !== null) return;
      setHasChanged(true);
      setIsNeeded(true);
    }
    if (hasSession || mayHaveSession()) setIsNeeded(true);
    else {
      storeInviteCode(window.location.search, inviteQuery);
      store.getState().setSession(null);
    }
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [isLive, isNeeded, hasSession, inviteQuery, store]);

  return isNeeded ? <SessionSync isGuarded={isGuarded} hasChanged={hasChanged} /> : null;
}

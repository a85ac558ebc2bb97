import { useEffect, useState } from 'react';
import { keepInviteCode } from '#src/features/auth/inviteCode.ts';
import { loadSessionKeeper, loadedSessionKeeper, mayHaveSession } from '#src/features/auth/sessionKeeperPart.ts';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';

interface SessionHostProps {
  /** Whether a page is for sessions only. */
  readonly isGuarded: (pathname: string) => boolean;
}

/**
 * Lets a session be kept from where there is one: kept in this browser, begun on this page, or heard of from another tab. Who has
 * none is a guest, and known as one at once.
 */
export function SessionHost({ isGuarded }: SessionHostProps) {
  const { site, store, mode } = useSite();
  const { inviteQuery } = site.behaviour.login;
  const hasSession = useSiteState((state) => state.session !== null);
  const [Keeper, setKeeper] = useState(loadedSessionKeeper);
  const [hasChanged, setHasChanged] = useState(false);
  const isLive = mode === 'live'; // the preview plays its visitors

  useEffect(() => {
    if (!isLive || Keeper) return undefined;
    const bring = () =>
      void loadSessionKeeper()
        .then((loaded) => setKeeper(() => loaded))
        .catch((error: unknown) => console.error('The session cannot be kept in step.', error));
    function hear({ key }: StorageEvent) {
      if (key !== SESSION_KEY && key !== null) return;
      setHasChanged(true);
      bring();
    }
    if (hasSession || mayHaveSession()) bring();
    else {
      keepInviteCode(window.location.search, inviteQuery);
      store.getState().setSession(null);
    }
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [isLive, Keeper, hasSession, inviteQuery, store]);

  return Keeper ? <Keeper isGuarded={isGuarded} hasChanged={hasChanged} /> : null;
}

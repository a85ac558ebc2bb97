import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import { pageAt, paths } from '#schemas/declare/pages/addresses.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { replacementState, isOverHome, openedAt, returnPathOf } from '#src/site/dialogState.ts';
import { rememberAwaited } from '#src/site/rememberAwaited.ts';
import { forgetSession, storeSession, storedSession } from '#src/site/storedSession.ts';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import { useSite } from '#src/site/siteContext.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useForgetSessionReads } from '#src/site/useForgetSessionReads.ts';
import { forgetStoredPassword } from './storedPassword.ts';
import { storeInviteCode } from './inviteCode.ts';
import { useAutoLogin } from './useAutoLogin.ts';

export interface SessionSyncProps {
  /** Whether a page is for sessions only: when its session ends it cannot stay. */
  readonly isGuarded?: (pathname: string) => boolean;
  /** Another tab has changed the stored session before this component was loaded. */
  readonly hasChanged?: boolean;
}

/**
 * Replaces this tab's copy of the session by the one shared by all tabs, and returns it. A session of `ended` does not count: then, and without
 * any session, all its data are removed.
 */
function takeSharedSession(merchantCode: string, ended?: string): Session | null {
  sessionStore.remove(SESSION_KEY);
  forgetStoredPassword();
  const shared = storedSession(merchantCode);
  if (shared && shared.token !== ended) {
    storeSession(shared);
    return shared;
  }
  forgetSession();
  return null;
}

/**
 * The page to which a logged-in visitor continues from the login or register form; undefined on every other page, and for a trial account, which
 * gets an account of its own by these forms.
 */
function wayOnFrom({ pathname, state }: Location, session: Session | null): string | undefined {
  if (session === null || isAudience(session, 'trial')) return undefined;
  const page = pageAt(pathname);
  return page === 'login' || page === 'register' ? (returnPathOf(state) ?? paths.home) : undefined;
}

/**
 * Synchronises the page's session with the stored one, and with the note for the server: reads it when the page is hydrated, follows logins and
 * logouts of other tabs, and when the platform no longer accepts the session, says so and asks for a new login (SESS-04).
 */
export function SessionSync({ isGuarded = () => false, hasChanged = false }: SessionSyncProps) {
  const { site, store, mode } = useSite();
  const navigate = useNavigate();
  const t = useText();
  const forgetReads = useForgetSessionReads();
  const { merchantCode } = site;
  const { inviteQuery } = site.behaviour.login;
  const isLive = mode === 'live'; // the preview plays its visitors
  useAutoLogin(isLive);
  useEffect(() => (isLive ? rememberAwaited(site, store) : undefined), [isLive, site, store]);
  const location = useLocation();
  const here = useRef({ location, isGuarded });
  useEffect(() => {
    here.current = { location, isGuarded };
  });

  const [openedAtKey] = useState(location.key);
  useEffect(() => {
    const wayOn = wayOnFrom(here.current.location, store.getState().session);
    // The form that logs in navigates by itself: only visitors who open it with a session are redirected here.
    if (isLive && location.key !== openedAtKey && wayOn !== undefined) void navigate(wayOn, { replace: true });
  }, [isLive, location.key, openedAtKey, store, navigate]);

  useEffect(() => {
    if (!isLive) return undefined;
    storeInviteCode(window.location.search, inviteQuery);

    /** Input for one account is dropped also when another tab has logged in. */
    function forward(session: Session | null) {
      const wayOn = wayOnFrom(here.current.location, session);
      if (wayOn !== undefined) void navigate(wayOn, { replace: true });
    }
    function takeUp() {
      const session = takeSharedSession(merchantCode);
      store.getState().setSession(session);
      forward(session);
      if (!session && here.current.isGuarded(here.current.location.pathname)) void navigate(paths.home);
    }
    function follow({ key }: StorageEvent) {
      if (key === SESSION_KEY || key === null) takeUp();
    }
    const { session: begunHere, setSession } = store.getState();
    if (hasChanged) takeUp();
    else {
      const session = storedSession(merchantCode) ?? begunHere;
      setSession(session);
      if (!begunHere) forward(session);
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [isLive, hasChanged, merchantCode, inviteQuery, store, navigate]);

  useEffect(() => {
    if (!isLive) return undefined;
    return store.subscribe((now, before) => {
      // A logout removes the stored session first: if it is still stored, it has expired.
      if (now.session || !before.session || storedSession(merchantCode)?.token !== before.session.token) return;
      const newer = takeSharedSession(merchantCode, before.session.token);
      // Another tab has logged in while this one was suspended: its session has not ended.
      if (newer) return now.setSession(newer);
      forgetReads();
      now.showToast(t('error.session'), { kind: 'error', length: 'short' });
      const { location: at } = here.current;
      const mustLeave = here.current.isGuarded(at.pathname);
      void navigate(paths.login, {
        replace: mustLeave || isOverHome(at.state),
        state: mustLeave ? replacementState(at) : openedAt(at),
      });
    });
  }, [isLive, merchantCode, store, navigate, t, forgetReads]);

  return null;
}

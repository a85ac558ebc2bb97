import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import { paths } from '#src/lib/paths.ts';
import { toastMs } from '#src/site/createToastSlice.ts';
import { overHome } from '#src/site/dialogState.ts';
import { forgetSession, storeSession, storedSession } from '#src/site/keepSession.ts';
import { SESSION_KEY } from '#src/site/sessionKey.ts';
import { useSite } from '#src/site/siteContext.ts';
import { keepInviteCode } from './inviteCode.ts';
import { useAutoLogin } from './useAutoLogin.ts';

/**
 * Keeps the page's session in step with what is stored: takes it up when the page has come to life, follows logins and
 * logouts of other tabs, and when the platform no longer knows it says so and asks for a new login (SESS-04).
 */
export function SessionKeeper() {
  const { site, store, mode } = useSite();
  const navigate = useNavigate();
  const t = useText();
  const { merchantCode } = site;
  const isLive = mode === 'live'; // the preview plays its visitors
  useAutoLogin(isLive);

  useEffect(() => {
    if (!isLive) return undefined;
    keepInviteCode(location.search);
    const stored = storedSession(merchantCode);
    if (stored) store.getState().setSession(stored);

    function follow({ key }: StorageEvent) {
      if (key !== SESSION_KEY && key !== null) return;
      sessionStore.remove(SESSION_KEY); // this tab's copy is the old one
      const session = storedSession(merchantCode);
      if (session) storeSession(session);
      else forgetSession();
      store.getState().setSession(session);
    }
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [isLive, merchantCode, store]);

  useEffect(() => {
    if (!isLive) return undefined;
    return store.subscribe((now, before) => {
      // Whoever logs out forgets the stored session first: one that is still there has expired.
      if (now.session || !before.session || storedSession(merchantCode)?.token !== before.session.token) return;
      forgetSession();
      now.showToast(t('error.session'), { kind: 'error', durationMs: toastMs.short });
      void navigate(paths.login, { state: overHome });
    });
  }, [isLive, merchantCode, store, navigate, t]);

  return null;
}

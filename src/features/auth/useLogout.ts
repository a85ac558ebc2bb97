import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { forgetSession } from '#src/site/storedSession.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useForgetSessionReads } from '#src/site/useForgetSessionReads.ts';
import { useLoadingToast } from '#src/site/useLoadingToast.ts';
import { forgetStoredPassword } from './storedPassword.ts';

/**
 * Logs out and goes home (LOGOUT-02, LOGOUT-03); the caller has asked for confirmation. The session is removed here whatever the platform
 * answers (LOGOUT-04), and the player is told when it did not answer.
 */
export function useLogout(): () => Promise<void> {
  const { http, store, mode } = useSite();
  const navigate = useNavigate();
  const t = useText();
  const beginWait = useLoadingToast('logout');
  const forgetReads = useForgetSessionReads();
  return useCallback(async () => {
    const { showToast, setSession } = store.getState();
    if (mode === 'preview') {
      showToast(t('preview.notSent'));
      return;
    }
    const endWait = beginWait();
    forgetSession(); // before the call: a session that ends while still stored counts as expired
    forgetStoredPassword();
    const isPlatformInformed = await http.read('logout').then(
      () => true,
      () => false,
    );
    setSession(null);
    forgetReads();
    endWait();
    showToast(t(isPlatformInformed ? 'logout.done' : 'logout.local'), { kind: isPlatformInformed ? 'success' : 'info' });
    void navigate(paths.home);
  }, [http, store, mode, navigate, t, beginWait, forgetReads]);
}

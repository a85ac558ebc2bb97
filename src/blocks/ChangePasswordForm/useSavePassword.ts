import { useEffect, useState } from 'react';
import type { CallBody } from '#schemas/declare/calls/declaredCalls.ts';
import { forgetStoredPassword, storePassword } from '#src/features/auth/storedPassword.ts';
import { renewRememberedPassword } from '#src/features/auth/rememberedLogin.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';

/**
 * Sends a change of the password and leaves for home after a moment (CHPSW-08, CHPSW-09). A failure only ends the waiting message
 * (CHPSW-10): the form stays as it is.
 */
export function useSavePassword() {
  const { http, site, store } = useSite();
  const t = useText();
  const { attempt, failure } = useAttempt('changePassword');
  const close = useCloseDialog();
  const [isSaved, setIsSaved] = useState(false);
  const { savedLeaveMs } = site.behaviour.timings;

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(close, savedLeaveMs);
    return () => clearTimeout(timer);
  }, [isSaved, close, savedLeaveMs]);

  /** @param prepare Makes the body, which may first have to be proven by another call. */
  async function save(prepare: () => Promise<CallBody<'changePassword'>>) {
    if (isSaved) return;
    await attempt(async () => {
      const body = await prepare();
      await http.send('changePassword', body);
      forgetStoredPassword();
      if (site.behaviour.password.holdOld) storePassword(site, body.newPassword);
      renewRememberedPassword(site, store.getState().session?.userName ?? '', body.newPassword);
      store.getState().showToast(t('password.saved'), { kind: 'success' });
      setIsSaved(true);
    });
  }

  return { save, failure, isSaved };
}

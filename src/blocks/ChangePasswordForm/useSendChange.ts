import { useEffect, useState } from 'react';
import { forgetStoredPassword, storePassword } from '#src/features/auth/storedPassword.ts';
import { renewRememberedPassword } from '#src/features/auth/rememberedLogin.ts';
import { isWorthRetrying } from '#src/forms/errorText.ts';
import type { FieldValues } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';

interface SendChangeOptions {
  /** The old password, where the session holds it. */
  readonly stored: string | undefined;
  /** The platform did not accept the change: what is stored may be out of date, so the player is to give it himself. */
  readonly onStoredRefused: () => void;
  /** The new password is the old one; called before that is said. */
  readonly onSame: () => void;
}

/**
 * Sends the change and leaves for home after a moment (CHPSW-08, CHPSW-09). A failure only ends the waiting message (CHPSW-10):
 * the form stays as it is.
 */
export function useSendChange({ stored, onStoredRefused, onSame }: SendChangeOptions) {
  const { http, site, store } = useSite();
  const t = useText();
  const { attempt, failure } = useAttempt('changePassword');
  const close = useCloseDialog();
  const [isSame, setIsSame] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { savedLeaveMs } = site.behaviour.timings;

  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(close, savedLeaveMs);
    return () => clearTimeout(timer);
  }, [isSaved, close, savedLeaveMs]);

  useEffect(() => {
    if (failure === undefined || stored === undefined || isWorthRetrying(failure)) return;
    forgetStoredPassword();
    onStoredRefused();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [failure]);

  async function send({ oldPassword = stored ?? '', password = '', confirmNewPassword = '' }: FieldValues) {
    if (isSaved) return;
    if (oldPassword === password) {
      onSame();
      setIsSame(true);
      return;
    }
    await attempt(async () => {
      await http.send('changePassword', { oldPassword, newPassword: password, confirmNewPassword });
      forgetStoredPassword();
      if (site.behaviour.password.holdOld) storePassword(site, password);
      renewRememberedPassword(site, store.getState().session?.userName ?? '', password);
      store.getState().showToast(t('password.saved'), { kind: 'success' });
      setIsSaved(true);
    });
  }

  return { send, isSame, forgetSame: () => setIsSame(false) };
}

import { useEffect, useState } from 'react';
import { forgetStoredPassword } from '#src/features/auth/storedPassword.ts';
import { isWorthRetrying } from '#src/forms/errorText.ts';
import type { FieldValues } from '#src/forms/useRuleForm.ts';
import { useSavePassword } from './useSavePassword.ts';

interface SendChangeOptions {
  /** The old password, where the session holds it. */
  readonly stored: string | undefined;
  /** The platform did not accept the change: the stored password may be out of date, so the player has to type it. */
  readonly onStoredRefused: () => void;
  /** Called before the message that the new password equals the old one. */
  readonly onSame: () => void;
}

/** Sends the change with the old password. A change to the same password is not sent (CHPSW-07). */
export function useSendChange({ stored, onStoredRefused, onSame }: SendChangeOptions) {
  const { save, failure, isSaved } = useSavePassword();
  const [isSame, setIsSame] = useState(false);

  useEffect(() => {
    if (failure === undefined || stored === undefined || isWorthRetrying(failure)) return;
    forgetStoredPassword();
    onStoredRefused();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [failure]);

  async function send({ oldPassword = stored ?? '', password = '', confirmNewPassword = '' }: FieldValues) {
    if (!isSaved && oldPassword === password) {
      onSame();
      setIsSame(true);
      return;
    }
    await save(() => Promise.resolve({ oldPassword, newPassword: password, confirmNewPassword }));
  }

  return { send, isSame, forgetSame: () => setIsSame(false) };
}

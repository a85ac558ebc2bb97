import { useMemo } from 'react';
import type { RecoverBody, ResetBody, SetPasswordPayload } from '#schemas/declare/platform/access.schema.ts';
import { useSite } from '#src/site/siteContext.ts';
import { sendEncrypted } from './inside/sendEncrypted.ts';

type PhonePassword = Omit<SetPasswordPayload, 'nonce' | 'issuedAtMs'>;

/** The methods to recover an account whose password is lost. All throw `ApiError`. */
export interface Recovery {
  /** Has the platform send a mail with a link, if name and address belong together (CALL-18). */
  readonly askForMail: (body: RecoverBody) => Promise<void>;
  /** Sets the password that the link of such a mail allows. */
  readonly setByMail: (body: ResetBody) => Promise<void>;
  /** Sets a password by a code sent to the phone (CALL-19), and gives the name to log in with (FORGOT-15). */
  readonly setByPhone: (fields: PhonePassword) => Promise<string>;
}

export function useRecovery(): Recovery {
  const { http } = useSite();
  return useMemo(
    () => ({
      askForMail: (body) => http.send('recoverByEmail', body),
      setByMail: (body) => http.send('resetByEmail', body),
      setByPhone: async (fields) => (await sendEncrypted(http, 'setPasswordByPhone', fields)).userName || fields.mobileNum,
    }),
    [http],
  );
}

import { useCallback } from 'react';
import type { LoginPayload } from '#schemas/declare/platform/session.schema.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { storePassword } from './storedPassword.ts';
import { loadEncryption, sendEncrypted } from './inside/sendEncrypted.ts';
import { trialOptions } from './trialOptions.ts';
import { useAdmitSession } from './useAdmitSession.ts';

export type LoginAttempt = Omit<LoginPayload, 'nonce' | 'issuedAtMs'>;

/** Fetches the encryption while the player still types. The login itself says so when it cannot be had. */
export const preloadLogin = (): void => void loadEncryption().catch(() => undefined);

/** Logs in: encrypts, sends, and stores the session. Throws `ApiError`; then nothing is stored. */
export function useLogin(): (attempt: LoginAttempt) => Promise<Session> {
  const { http, site } = useSite();
  const admit = useAdmitSession();
  return useCallback(
    async (attempt) => {
      // A trial name has no password, so there is nothing to try (LOGIN-23).
      if (attempt.username === sessionStore.get(trialOptions(site).nameKey)) throw new ApiError('login.trial', 403, '');
      const session = await admit(await sendEncrypted(http, 'login', attempt));
      if (site.behaviour.password.holdOld && attempt.type === 'username') storePassword(site, attempt.password);
      return session;
    },
    [http, site, admit],
  );
}

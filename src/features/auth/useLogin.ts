import { useCallback } from 'react';
import type { LoginPayload } from '#schemas/platform/session.schema.ts';
import { isObject } from '#schemas/isObject.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useKeepSession } from './useKeepSession.ts';

export type LoginAttempt = Pick<LoginPayload, 'username' | 'password' | 'captcha' | 'captchaId'>;

const loadEncryption = () => import('./inside/encryptLogin.ts');

/** Fetches the encryption while the player still types. The login itself says so when it cannot be had. */
export const warmLogin = (): void => void loadEncryption().catch(() => undefined);

/** Whether the platform asks for a captcha with the next attempt (LOGIN-07). */
export const asksCaptcha = (error: unknown): boolean =>
  error instanceof ApiError && isObject(error.value) && error.value['captcha'] === true;

/** Logs in: encrypts, sends, and keeps the session. Throws `ApiError`; then nothing is kept. */
export function useLogin(): (attempt: LoginAttempt) => Promise<Session> {
  const { http } = useSite();
  const keep = useKeepSession();
  return useCallback(
    async (attempt) => {
      // Browsers encrypt on secure pages only; a plain http address by number is none.
      if (crypto.subtle === undefined) throw new ApiError('login.insecure', 0, 'no secure context');
      const [key, { ENCRYPTION, encryptLogin }] = await Promise.all([
        http.read('loginKey'),
        loadEncryption().catch((error: unknown) => {
          throw new ApiError('network', 0, String(error));
        }),
      ]);
      const payload: LoginPayload = {
        ...attempt,
        type: 'username',
        nonce: crypto.randomUUID(),
        issuedAtMs: key.serverTimeMs ?? Date.now(),
      };
      const answer = await http.send('login', { data: await encryptLogin(payload, key) }, ENCRYPTION);
      return keep(answer);
    },
    [http, keep],
  );
}

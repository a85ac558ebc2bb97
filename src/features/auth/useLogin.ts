import { useCallback } from 'react';
import type { LoginPayload } from '#schemas/platform/session.schema.ts';
import { isObject } from '#schemas/isObject.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { storeSession } from '#src/site/keepSession.ts';
import { useSite } from '#src/site/siteContext.ts';
import { holdPassword } from './heldPassword.ts';
import { loadEncryption, sendSealed } from './inside/sendSealed.ts';

export type LoginAttempt = Pick<LoginPayload, 'username' | 'password' | 'captcha' | 'captchaId'>;

/** Fetches the encryption while the player still types. The login itself says so when it cannot be had. */
export const warmLogin = (): void => void loadEncryption().catch(() => undefined);

/** Whether the platform asks for a captcha with the next attempt (LOGIN-07). */
export const asksCaptcha = (error: unknown): boolean =>
  error instanceof ApiError && isObject(error.value) && error.value['captcha'] === true;

/** Logs in: encrypts, sends, and keeps the session. Throws `ApiError`; then nothing is kept. */
export function useLogin(): (attempt: LoginAttempt) => Promise<Session> {
  const { http, site, store } = useSite();
  return useCallback(
    async (attempt) => {
      const answer = await sendSealed(http, 'login', { ...attempt, type: 'username' });
      const session: Session = {
        token: answer.token,
        merchantCode: answer.merchantCode ?? site.merchantCode,
        userName: answer.userName,
        type: answer.type,
        firstTimeLogin: answer.firstTimeLogin ?? false,
      };
      storeSession(session);
      if (site.behaviour.password.holdOld) holdPassword(attempt.password);
      store.getState().setSession(session);
      return session;
    },
    [http, site, store],
  );
}

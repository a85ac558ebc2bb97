import { useCallback } from 'react';
import type { LoginPayload, SessionAnswer } from '#schemas/platform/session.schema.ts';
import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { type Roles, isAgent, isAudience } from '#schemas/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { storeSession } from '#src/site/keepSession.ts';
import { useSite } from '#src/site/siteContext.ts';

export type LoginAttempt = Omit<LoginPayload, 'nonce' | 'issuedAtMs'>;

/** Session storage key of the trial name that was given to this visitor (TRIAL-04). */
const TRIAL_USER_KEY = 'trialUser';

const loadEncryption = () => import('./inside/encryptLogin.ts');

/** Fetches the encryption while the player still types. The login itself says so when it cannot be had. */
export const warmLogin = (): void => void loadEncryption().catch(() => undefined);

/** Throws when the account may not log in on this site (LOGIN-22). */
function checkAudience({ type }: SessionAnswer, audience: Behaviour['login']['audience'], roles: Roles): void {
  if (audience === 'members' && !isAudience({ type }, 'member')) throw new ApiError('login.membersOnly', 403, '');
  if (audience === 'agents' && !isAgent({ type }, roles)) throw new ApiError('login.agentsOnly', 403, '');
}

/** Logs in: encrypts, sends, and keeps the session. Throws `ApiError`; then nothing is kept. */
export function useLogin(): (attempt: LoginAttempt) => Promise<Session> {
  const { http, site, store } = useSite();
  const { merchantCode } = site;
  const { login, roles } = site.behaviour;
  return useCallback(
    async (attempt) => {
      // Browsers encrypt on secure pages only; a plain http address by number is none.
      if (crypto.subtle === undefined) throw new ApiError('login.insecure', 0, 'no secure context');
      // A trial name has no password, so there is nothing to try (LOGIN-23).
      if (attempt.username === sessionStore.get(TRIAL_USER_KEY)) throw new ApiError('login.trial', 403, '');
      const [key, { ENCRYPTION, encryptLogin }] = await Promise.all([
        http.read('loginKey'),
        loadEncryption().catch((error: unknown) => {
          throw new ApiError('network', 0, String(error));
        }),
      ]);
      const payload = { ...attempt, nonce: crypto.randomUUID(), issuedAtMs: key.serverTimeMs ?? Date.now() };
      const answer = await http.send('login', { data: await encryptLogin(payload, key) }, ENCRYPTION);
      checkAudience(answer, login.audience, roles);
      const session: Session = {
        token: answer.token,
        merchantCode: answer.merchantCode ?? merchantCode,
        userName: answer.userName,
        type: answer.type,
        firstTimeLogin: answer.firstTimeLogin ?? false,
      };
      storeSession(session);
      store.getState().setSession(session);
      store.getState().setLastLogin(answer.lastLogin ?? null);
      return session;
    },
    [http, merchantCode, login, roles, store],
  );
}

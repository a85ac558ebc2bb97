import { useCallback } from 'react';
import type { LoginPayload, SessionAnswer } from '#schemas/platform/session.schema.ts';
import type { Behaviour } from '#schemas/release/behaviour.schema.ts';
import { type Roles, isAgent, isAudience } from '#schemas/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { holdPassword } from './heldPassword.ts';
import { loadEncryption, sendSealed } from './inside/sendSealed.ts';
import { useKeepSession } from './useKeepSession.ts';

export type LoginAttempt = Omit<LoginPayload, 'nonce' | 'issuedAtMs'>;

/** Session storage key of the trial name that was given to this visitor (TRIAL-04). */
const TRIAL_USER_KEY = 'trialUser';

/** Fetches the encryption while the player still types. The login itself says so when it cannot be had. */
export const warmLogin = (): void => void loadEncryption().catch(() => undefined);

/** Throws when the account may not log in on this site (LOGIN-22). */
function checkAudience({ type }: SessionAnswer, audience: Behaviour['login']['audience'], roles: Roles): void {
  if (audience === 'members' && !isAudience({ type }, 'member')) throw new ApiError('login.membersOnly', 403, '');
  if (audience === 'agents' && !isAgent({ type }, roles)) throw new ApiError('login.agentsOnly', 403, '');
}

/** Logs in: encrypts, sends, and keeps the session. Throws `ApiError`; then nothing is kept. */
export function useLogin(): (attempt: LoginAttempt) => Promise<Session> {
  const { http, site } = useSite();
  const keep = useKeepSession();
  const { login, roles, password } = site.behaviour;
  return useCallback(
    async (attempt) => {
      // A trial name has no password, so there is nothing to try (LOGIN-23).
      if (attempt.username === sessionStore.get(TRIAL_USER_KEY)) throw new ApiError('login.trial', 403, '');
      const answer = await sendSealed(http, 'login', attempt);
      checkAudience(answer, login.audience, roles);
      const session = keep(answer);
      if (password.holdOld && attempt.type === 'username') holdPassword(attempt.password);
      return session;
    },
    [http, keep, login, roles, password],
  );
}

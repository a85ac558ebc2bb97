import { useCallback } from 'react';
import { useAdmitSession } from '../auth/useAdmitSession.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { useSite } from '#src/site/siteContext.ts';
import { loadPasskeys } from './loadPasskeys.ts';

/** Logs in with a passkey, and stores the session; no session where the player cancels. Throws `ApiError`; then nothing is stored. */
export function usePasskeyLogin(): () => Promise<Session | undefined> {
  const { http } = useSite();
  const admit = useAdmitSession();
  return useCallback(async () => {
    const [{ signWithPasskey }, options] = await Promise.all([loadPasskeys(), http.send('passkeyChallenge', {})]);
    const passkey = await signWithPasskey(options);
    return passkey && admit(await http.send('passkeyLogin', { passkey }));
  }, [http, admit]);
}

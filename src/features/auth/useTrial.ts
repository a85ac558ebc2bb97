import { useCallback } from 'react';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { sessionStore } from '#src/lib/browserStorage.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useStartSession } from './useStartSession.ts';

interface TrialOptions {
  /** The platform's id of the kind of free play; empty for the kind of all entries. */
  readonly moduleId: string;
  /** Key of session storage for the trial account's name. */
  readonly nameKey: string;
}

/**
 * Makes a trial account, logs in with it by free play, or by test play where the platform has that alone, and stores the session (TRIAL-04). An account of this visit is used again. Throws
 * `ApiError`.
 */
export function useTrial({ moduleId, nameKey }: TrialOptions): () => Promise<void> {
  const { http, site } = useSite();
  const call = hasCall(site, 'freeplay') ? 'freeplay' : 'testPlay';
  const startSession = useStartSession();
  return useCallback(async () => {
    const username = sessionStore.get(nameKey) ?? (await http.read('trialUser')).username;
    sessionStore.set(nameKey, username);
    const answer = await http.send(call, { ...(moduleId === '' ? {} : { moduleId }), username }).catch((error: unknown) => {
      sessionStore.remove(nameKey); // the platform may not know it any more
      throw error;
    });
    startSession({ ...answer, type: answer.customerType });
  }, [http, call, startSession, moduleId, nameKey]);
}

import { useEffect, useState } from 'react';
import { startTrial } from '#src/features/auth/startTrial.ts';
import { trialOptions } from '#src/features/auth/trialOptions.ts';
import { useSite } from '#src/site/siteContext.ts';

/** Makes a trial account and logs in with it, where that is wanted (TRIAL-04). The session tells that it worked. */
export function useTrialAccount(isWanted: boolean): { readonly error: unknown; readonly retry: () => void } {
  const { http, site, store } = useSite();
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    if (!isWanted) return;
    setError(undefined);
    startTrial({ http, site, store }, trialOptions(site)).catch(setError);
  }, [isWanted, attempt, http, site, store]);
  return { error, retry: () => setAttempt((before) => before + 1) };
}

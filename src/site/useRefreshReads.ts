import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { CallName } from '#schemas/calls/declaredCalls.ts';

/** Asks anew for what some calls have answered, wherever it is shown. */
export function useRefreshReads(): (calls: readonly CallName[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (calls) => {
      await mutate((key) => Array.isArray(key) && calls.some((call) => call === key[0]));
    },
    [mutate],
  );
}

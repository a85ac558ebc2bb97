import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { WriteCall } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';

/** Revalidates the reads that a write changes, wherever they are shown. */
export function useRefresh(): (write: WriteCall) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (write) => {
      const { invalidates = [] } = calls[write];
      await mutate((key) => Array.isArray(key) && invalidates.some((call) => call === key[0]));
    },
    [mutate],
  );
}

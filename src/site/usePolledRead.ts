import { useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { CallAnswer, Params, ReadCall } from '#schemas/declare/calls/declaredCalls.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from './siteContext.ts';

/**
 * A public read that is made again and again while it `runs` and the page is visible, also after a failure, at which the cache's own interval
 * ends. Apart from `useRead`, which every page loads.
 */
export function usePolledRead<C extends ReadCall>(
  call: C,
  params: Params,
  everyMs: number,
  runs: boolean,
): SWRResponse<CallAnswer<C>, ApiError> {
  const { http } = useSite();
  const read = useSWR<CallAnswer<C>, ApiError>([call, params], () => http.read(call, params), {
    refreshInterval: runs ? everyMs : 0,
    revalidateOnFocus: false,
    dedupingInterval: everyMs / 2, // a repeated read must not count as one that was made just now
  });
  const { error, mutate } = read;
  useEffect(() => {
    if (!runs || error === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') mutate().catch(() => undefined); // the read itself tells of the failure
    }, everyMs);
    return () => clearInterval(timer);
  }, [runs, error, everyMs, mutate]);
  return read;
}

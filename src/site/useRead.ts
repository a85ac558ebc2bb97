import useSWR, { unstable_serialize } from 'swr';
import type { Answer, Params } from '#schemas/platform/answers.ts';
import { type CallName, calls } from '#schemas/platform/calls.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import { useSite, useSiteState } from './siteContext.ts';

/** The cache key of a read: server and browser must agree on it. */
export const readKey = (call: CallName, params: Params): string => unstable_serialize([call, params]);

/**
 * A platform read, cached by call and parameters: a new language is a new key, so it loads anew. Reads that need a
 * session stay idle for guests.
 */
export function useRead<C extends CallName>(call: C, params: Params) {
  const { http, mode } = useSite();
  const token = useSiteState((state) => state.session?.token);
  const needsSession = 'session' in calls[call];
  const idle = needsSession && token === undefined && mode === 'live';
  return useSWR<Answer<C>, ApiError>(idle ? null : needsSession ? [call, params, token] : [call, params], () =>
    http.read(call, params),
  );
}

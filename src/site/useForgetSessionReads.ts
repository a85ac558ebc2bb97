import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type CallName, calls } from '#schemas/platform/calls.ts';

/** Whether a key of the cache is that of a read which needs a session, such as the member's own data. */
const isOfSession = (key: unknown): boolean =>
  Array.isArray(key) && Object.hasOwn(calls, String(key[0])) && 'session' in calls[String(key[0]) as CallName];

/** Empties the cache of everything that belongs to a session (LOGOUT-03). */
export function useForgetSessionReads(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(isOfSession, undefined, { revalidate: false }), [mutate]);
}

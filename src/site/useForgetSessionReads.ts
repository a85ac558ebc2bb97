import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** Whether a cache key ends with a session's token: keys of public answers end with parameters. */
const isOfSession = (key: unknown): boolean => Array.isArray(key) && typeof key.at(-1) === 'string';

/** Empties the cache of everything that belongs to a session (LOGOUT-03). */
export function useForgetSessionReads(): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(isOfSession, undefined, { revalidate: false }), [mutate]);
}

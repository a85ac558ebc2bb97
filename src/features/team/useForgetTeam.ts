import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { CallName } from '#schemas/platform/calls.ts';

const ofMembers: readonly CallName[] = ['subordinates', 'downline', 'downlines'];

const isOfMembers = (key: unknown): boolean => Array.isArray(key) && ofMembers.some((call) => call === key[0]);

/** Asks for the members anew, wherever they are listed: somebody was moved, or has another rebate. */
export function useForgetTeam(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => void (await mutate(isOfMembers)), [mutate]);
}

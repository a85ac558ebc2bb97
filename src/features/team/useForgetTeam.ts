import { useCallback } from 'react';
import { useRefreshReads } from '#src/site/useRefreshReads.ts';

/** Asks for the members anew, wherever they are listed: somebody was moved, or has another rebate. */
export function useForgetTeam(): () => Promise<void> {
  const refresh = useRefreshReads();
  return useCallback(() => refresh(['subordinates', 'downline', 'downlines']), [refresh]);
}

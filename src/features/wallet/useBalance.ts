import { useRead } from '#src/site/useRead.ts';

/** The member's balance; idle for guests. `isValidating` while it is asked for anew (WAL-04). */
export const useBalance = () => useRead('wallet', {});

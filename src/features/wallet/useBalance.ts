import { useRead } from '#src/site/useRead.ts';

/** The member's balance; idle for guests. `isValidating` while it is asked for again (WAL-04). */
export const useBalance = () => useRead('wallet', {});

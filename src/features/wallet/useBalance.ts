import { useRead } from '#src/site/useRead.ts';

/**
 * The member's balance; idle for guests. `isValidating` while it is asked for again (WAL-04).
 *
 * @param refreshMs Interval of asking again, where money moves without the page knowing of it.
 */
export const useBalance = (refreshMs?: number) => useRead('wallet', {}, refreshMs === undefined ? {} : { refreshMs });

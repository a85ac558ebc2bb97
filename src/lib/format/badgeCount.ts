const MOST = 99;

/** A count as badges show it: nothing for none, `99+` for more (MSG-07). */
export const badgeCount = (count: number): string => (count <= 0 ? '' : count > MOST ? `${MOST}+` : String(count));

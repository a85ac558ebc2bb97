const MOST = 99;

/** A count for a badge: empty for 0 or less, `99+` above 99 (MSG-07). */
export const badgeCount = (count: number): string => (count <= 0 ? '' : count > MOST ? `${MOST}+` : String(count));

export const DAY_MS = 86_400_000;

/** A moment's day as YYYY-MM-DD, by the time of the platform (UTC). */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

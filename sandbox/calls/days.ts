export const DAY_MS = 86_400_000;

/** A moment's day as YYYY-MM-DD, by the time of the platform (UTC). */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The Monday on which the week of a moment began, by the time of the platform (UTC). */
export function weekBeganAt(now: Date): Date {
  const today = new Date(dayOf(now));
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * DAY_MS);
}

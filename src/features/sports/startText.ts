import { hasWordsEverywhere } from '#schemas/declare/languages/languages.ts';

const DAY_MS = 86_400_000;

const midnight = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** When a match starts, by the player's clock: only the time today, with the day before it otherwise. Empty for an invalid date. */
export function startText(startsAt: string, locale: string, nowMs: number): string {
  const start = new Date(startsAt);
  if (Number.isNaN(start.getTime())) return '';
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(start);
  const days = Math.round((midnight(start) - midnight(new Date(nowMs))) / DAY_MS);
  if (days === 0) return time;
  const hasWords = hasWordsEverywhere(locale);
  if (days === 1 && hasWords) return `${new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(1, 'day')} ${time}`;
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: hasWords ? 'short' : '2-digit' }).format(start);
  return `${day} ${time}`;
}

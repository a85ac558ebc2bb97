import { hasWordsEverywhere } from '#schemas/declare/languages/languages.ts';
import { timeUnit } from '#src/lib/format/timeUnit.ts';

/** A time span in the reader's words, in whole minutes: "1 hour, 5 minutes". */
export function showDuration(ms: number, locale: string): string {
  const minutes = Math.floor(ms / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return timeUnit(minutes, 'minute', locale);
  if (minutes % 60 === 0) return timeUnit(hours, 'hour', locale);
  const parts = [timeUnit(hours, 'hour', locale), timeUnit(minutes % 60, 'minute', locale)];
  return hasWordsEverywhere(locale) ? new Intl.ListFormat(locale, { type: 'unit' }).format(parts) : parts.join(' ');
}

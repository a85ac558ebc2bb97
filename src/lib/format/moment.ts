import { hasWordsEverywhere } from '#schemas/declare/languages/languages.ts';

const NO_BREAK_SPACE = '\u00A0';
const DAY_MS = 86_400_000;

const DAY = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const DAY_IN_DIGITS = { ...DAY, month: '2-digit', day: '2-digit' } as const;

const inOneLine = (text: string): string => text.replaceAll(/\s/g, NO_BREAK_SPACE);

const written = (date: Date, locale: string): string =>
  inOneLine(new Intl.DateTimeFormat(locale, hasWordsEverywhere(locale) ? DAY : DAY_IN_DIGITS).format(date));

/** The time of a moment as the language writes it, by the time of the platform, which is named (UTC). Empty for an invalid date. */
export function timeOfMoment(text: string | undefined, locale: string): string {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return inOneLine(`${new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(date)} UTC`);
}

/**
 * The day of a moment, in the platform's time zone: “today” and “yesterday” where browsers know these words in the language. Empty for an
 * invalid date.
 */
export function dayOfMoment(text: string | undefined, locale: string, now: number): string {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const daysAgo = Math.floor(now / DAY_MS) - Math.floor(date.getTime() / DAY_MS);
  return (daysAgo === 0 || daysAgo === 1) && hasWordsEverywhere(locale)
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-daysAgo, 'day')
    : written(date, locale);
}

/**
 * A moment's day, with the name of the month, and time as the language writes them, by the time of the platform, which is named
 * (UTC). A line breaks between the two only. Empty for an invalid date.
 */
export function moment(text: string | undefined, locale: string): string {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? '' : `${written(date, locale)} ${timeOfMoment(text, locale)}`;
}

import { hasWordsEverywhere } from '#schemas/languages.ts';

const NO_BREAK_SPACE = '\u00A0';

const DAY = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const DAY_IN_DIGITS = { ...DAY, month: '2-digit', day: '2-digit' } as const;

/**
 * A moment's day, with the name of the month, and time as the language writes them, by the time of the platform, which is named
 * (UTC). A line breaks between the two only. Empty for what is no moment.
 */
export function moment(text: string | undefined, locale: string): string {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = new Intl.DateTimeFormat(locale, hasWordsEverywhere(locale) ? DAY : DAY_IN_DIGITS).format(date);
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(date);
  return [day, `${time} UTC`].map((part) => part.replaceAll(/\s/g, NO_BREAK_SPACE)).join(' ');
}

/** How a day is written: as month/day/year everywhere (PROMO-05), or as the language does. */
export type DayStyle = 'monthDayYear' | 'local';

/**
 * A moment's day, by the time of the platform (UTC), so that server and browser write the same. Empty for an invalid date.
 *
 * @param locale BCP-47 tag, asked for `local` only.
 */
export function day(moment: string | undefined, style: DayStyle, locale: string): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const options = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(style === 'local' ? locale : 'en-US', options).format(date);
}

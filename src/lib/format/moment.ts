const NO_BREAK_SPACE = '\u00A0';

/**
 * A moment's day and time as the language writes them, by the time of the platform (UTC), as `day` does; a line never breaks
 * before "AM". Empty for what is no moment.
 */
export function moment(text: string | undefined, locale: string): string {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });
  const parts = format.formatToParts(date);
  const isHalf = (place: number) => parts[place]?.type === 'dayPeriod';
  return parts
    .map(({ value }, place) => (isHalf(place - 1) || isHalf(place + 1) ? value.replaceAll(/\s/g, NO_BREAK_SPACE) : value))
    .join('');
}

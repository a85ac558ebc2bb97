/**
 * A moment's day and time as the language writes them, by the time of the platform (UTC), as `day` does. Empty for what is no
 * moment.
 */
export function moment(text: string | undefined, locale: string): string {
  const date = new Date(text ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' }).format(date);
}

/** A moment of the player's own day and clock. Drawn in the browser only: the server knows neither. Empty for what is none. */
export function momentText(moment: string, locale: string): string {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

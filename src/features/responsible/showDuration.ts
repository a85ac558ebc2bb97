/** A time span in the reader's words, in whole minutes: "1 hour, 5 minutes". */
export function showDuration(ms: number, locale: string): string {
  const minutes = Math.floor(ms / 60_000);
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return unit(minutes, 'minute');
  if (minutes % 60 === 0) return unit(hours, 'hour');
  return new Intl.ListFormat(locale, { type: 'unit' }).format([unit(hours, 'hour'), unit(minutes % 60, 'minute')]);
}

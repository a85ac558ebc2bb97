import { type Unit, ownUnitsOf } from '#schemas/declare/languages/languages.ts';

/** An amount of time in the reader's words: "5 minutes". */
export function timeUnit(value: number, unit: Unit, locale: string): string {
  const units = ownUnitsOf(locale);
  if (units) return `${new Intl.NumberFormat(locale).format(value)} ${units[unit]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

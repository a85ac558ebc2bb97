import { hasWordsEverywhere, khmerUnits } from '#schemas/declare/languages/languages.ts';

/** An amount of time in the reader's words: "5 minutes". */
export function timeUnit(value: number, unit: keyof typeof khmerUnits, locale: string): string {
  if (!hasWordsEverywhere(locale)) return `${new Intl.NumberFormat(locale).format(value)} ${khmerUnits[unit]}`;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

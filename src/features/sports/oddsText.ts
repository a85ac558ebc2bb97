import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';

type OddsSetting = Behaviour['content']['oddsFormat'];
export type OddsFormat = Exclude<OddsSetting, 'language'>;

/** What players of a language are used to; decimal where it is not named. */
const usual: { readonly [L in Language]?: OddsFormat } = {
  CN: 'hongKong',
  ID: 'indonesian',
  KH: 'malay',
  MY: 'malay',
  TH: 'malay',
  VN: 'malay',
};

export const oddsFormatFor = (setting: OddsSetting, language: Language): OddsFormat =>
  setting === 'language' ? (usual[language] ?? 'decimal') : setting;

/** Below the line of fractions that bookmakers write. */
const DENOMINATORS = [1, 2, 3, 4, 5, 6, 8, 10, 11, 12, 15, 20, 25, 40, 50, 100];
const EXACT = 0.005;

/** What is won for a stake of 1, as a fraction. */
function fraction(won: number): string {
  const denominator = DENOMINATORS.find((each) => Math.abs(won - Math.round(won * each) / each) < EXACT) ?? 100;
  return `${Math.round(won * denominator)}/${denominator}`;
}

/** Of markets with more outcomes than two, bookmakers of these countries write decimal odds. */
const forTwo: readonly OddsFormat[] = ['hongKong', 'malay', 'indonesian'];

/**
 * Decimal odds as players read them.
 *
 * @param outcomes How many outcomes their market has; Infinity for combined odds.
 */
export function oddsText(odds: number, format: OddsFormat, outcomes: number, locale: string): string {
  // Of odds in the hundreds, decimals say nothing and take the room.
  const decimals = Math.abs(odds) < 100 ? 2 : 0;
  const written = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals, ...options }).format(value);
  const won = odds - 1;
  const isShort = won < 1;
  if (format === 'decimal' || (forTwo.includes(format) && outcomes > 2)) return written(odds);
  if (format === 'fractional') return fraction(won);
  if (format === 'hongKong') return written(won);
  if (format === 'malay') return written(won <= 1 ? won : -1 / won);
  if (format === 'indonesian') return written(isShort ? -1 / won : won);
  const american = Math.round(isShort ? -100 / won : won * 100);
  return written(american, { minimumFractionDigits: 0, maximumFractionDigits: 0, signDisplay: 'always', useGrouping: false });
}

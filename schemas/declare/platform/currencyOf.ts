import type { SettingsAnswer } from './system.schema.ts';

/** Format of amounts, in the reader's locale. */
export interface Currency {
  /** Empty if the platform sends none. */
  readonly symbol: string;
  /** `B`: the symbol is after the amount (WIN-03). */
  readonly position: 'A' | 'B';
  readonly decimals: number;
}

/** Of money without a currency that `Intl` knows (WAL-02). */
const USUAL_DECIMALS = 2;

/** Number of decimals of a currency, by its ISO 4217 code: 0 for VND and KRW. A platform's own code has two. */
function decimalsOf(code: string | undefined): number {
  try {
    const { maximumFractionDigits = USUAL_DECIMALS } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return maximumFractionDigits;
  } catch {
    return USUAL_DECIMALS; // no code, or not one of three letters
  }
}

/**
 * Format of a site's amounts: with the platform's currency sign, if it sends one (WIN-07), and the currency's decimals unless the merchant has
 * set others.
 *
 * @param amountDecimals The merchant's setting; below 0 for the currency's own.
 */
export function currencyOf(sent: SettingsAnswer['currency'], amountDecimals: number): Currency {
  const { code, symbol = '', position } = sent ?? {};
  const decimals = amountDecimals < 0 ? decimalsOf(code) : amountDecimals;
  return { symbol, position: position === 'B' ? 'B' : 'A', decimals };
}

import type { SettingsAnswer } from './system.schema.ts';

/** How amounts are written, in the notation of the person who reads them. */
export interface Currency {
  /** Empty where the platform has none. */
  readonly symbol: string;
  /** `B`: the symbol is after the amount (WIN-03). */
  readonly position: 'A' | 'B';
  readonly decimals: number;
}

/** Of money without a currency that `Intl` knows (WAL-02). */
const USUAL_DECIMALS = 2;

/** How many decimals a currency is written with, by its ISO 4217 code: none for VND and KRW. A platform's own code has two. */
function decimalsOf(code: string | undefined): number {
  try {
    const { maximumFractionDigits = USUAL_DECIMALS } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions();
    return maximumFractionDigits;
  } catch {
    return USUAL_DECIMALS; // no code, or none of three letters
  }
}

/**
 * How a site writes amounts: with the platform's currency sign, if it sends one (WIN-07), and the currency's decimals unless the
 * merchant has set others.
 *
 * @param amountDecimals The merchant's setting; below 0 for the currency's own.
 */
export function currencyOf(sent: SettingsAnswer['currency'], amountDecimals: number): Currency {
  const { code, symbol = '', position } = sent ?? {};
  const decimals = amountDecimals < 0 ? decimalsOf(code) : amountDecimals;
  return { symbol, position: position === 'B' ? 'B' : 'A', decimals };
}

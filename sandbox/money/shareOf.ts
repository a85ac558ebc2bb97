import type { MoneyUnit } from './unitOf.ts';

/**
 * A part of an amount, in whole coins below it; both amounts in hundredths of the currency.
 *
 * @param rate In hundredths of a percent, so that it stays exact.
 */
export function shareOf(hundredths: number, rate: number, { coin }: MoneyUnit): number {
  const step = Math.round(coin * 100);
  return Math.floor((hundredths * rate) / 10_000 / step) * step;
}

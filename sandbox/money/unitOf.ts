import type { LiveSite } from '#server/platform/LiveSite.ts';
import { homeOf } from '../system/homeOf.ts';

/** How a currency writes what the sandbox declares in credits; a credit is about a dollar's worth. */
export interface MoneyUnit {
  /** Value of one credit in the currency. */
  readonly creditValue: number;
  /** The smallest amount that anything costs or pays. */
  readonly coin: number;
  /** A bonus, limit, stake or price: 1, 2 or 5 times a power of ten. */
  offer(credits: number): number;
  /** An amount that came about, such as a win: a multiple of the coin. */
  sum(credits: number): number;
  /** An amount in the currency, rounded to its coin. */
  round(amount: number): number;
}

/** The smallest coin of currencies that have cents. */
const CENT = 0.01;
/** A credit has at least so many coins: 20,000 ₫ are twenty of 1,000 ₫. */
const COINS_OF_CREDIT = 20;

/** 1, 2 and 5, which are about equally far from each other in proportion, and the 10 after them. */
const STEPS = [1, 2, 5, 10] as const;

/** Sums of powers of ten come out of the computer's binary fractions with a tail of digits. */
const withoutTail = (amount: number): number => Number(amount.toPrecision(12));

const powerBelow = (amount: number): number => withoutTail(10 ** Math.floor(withoutTail(Math.log10(amount))));

/** The nearest step in proportion: 3 is closer to 2, 4 to 5. */
function nearestStep(amount: number): number {
  if (amount <= 0) return 0;
  const power = powerBelow(amount);
  const far = (step: number) => Math.abs(Math.log(amount / power / step));
  const nearest = STEPS.reduce<number>((best, step) => (far(step) < far(best) ? step : best), STEPS[0]);
  return withoutTail(nearest * power);
}

export function createUnit(creditValue: number): MoneyUnit {
  const coin = Math.max(CENT, powerBelow(creditValue / COINS_OF_CREDIT));
  const round = (amount: number) => withoutTail(Math.round(amount / coin) * coin);
  return {
    creditValue,
    coin,
    offer: (credits) => nearestStep(withoutTail(credits * creditValue)),
    sum: (credits) => round(withoutTail(credits * creditValue)),
    round,
  };
}

/** The unit of a merchant's money, which is that of its home market. */
export const unitOf = (site: LiveSite): MoneyUnit => createUnit(homeOf(site).creditValue);

import type { DepositBonus, Fee } from './payment.schema.ts';

const CENTS = 100;

/** The fee of an amount, rounded to the cent and never more than the amount. */
export function feeOf({ percent = 0, fixed = 0 }: Fee, amount: number): number {
  const cents = Math.round(amount * percent + fixed * CENTS);
  return Math.min(cents / CENTS, amount);
}

/** The amount after its fee, to the cent. */
export const afterFee = (fee: Fee, amount: number): number => Math.round((amount - feeOf(fee, amount)) * CENTS) / CENTS;

/** The bonus for a deposit, rounded down to the cent; 0 below its minimum deposit. */
export const bonusOf = (
  { percent, minimum, maximum }: Pick<DepositBonus, 'percent' | 'minimum' | 'maximum'>,
  amount: number,
): number => (amount < minimum ? 0 : Math.min(Math.floor(amount * percent) / CENTS, maximum));

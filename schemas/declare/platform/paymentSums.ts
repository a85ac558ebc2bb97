import type { DepositBonus, Fee } from './payment.schema.ts';

const CENTS = 100;

/** What is kept of an amount, to the cent and never more than all of it. */
export function feeOf({ percent = 0, fixed = 0 }: Fee, amount: number): number {
  const cents = Math.round(amount * percent + fixed * CENTS);
  return Math.min(cents / CENTS, amount);
}

/** What is left of an amount after its fee, to the cent. */
export const afterFee = (fee: Fee, amount: number): number => Math.round((amount - feeOf(fee, amount)) * CENTS) / CENTS;

/** What a bonus adds to a deposit, rounded down to the cent. Below its lowest deposit it adds nothing. */
export const bonusOf = (
  { percent, minimum, maximum }: Pick<DepositBonus, 'percent' | 'minimum' | 'maximum'>,
  amount: number,
): number => (amount < minimum ? 0 : Math.min(Math.floor(amount * percent) / CENTS, maximum));

import { describe, expect, it } from 'vitest';
import { afterFee, bonusOf, feeOf } from './paymentSums.ts';

describe('the fee of an amount', () => {
  it.each([
    [{}, 100, 0, 100],
    [{ percent: 1.5 }, 99.99, 1.5, 98.49],
    [{ fixed: 2 }, 100.1, 2, 98.1],
    [{ percent: 1, fixed: 0.5 }, 50, 1, 49],
    [{ fixed: 5 }, 3, 3, 0],
  ])('%j of %d is %d and leaves %d', (fee, amount, kept, left) => {
    expect([feeOf(fee, amount), afterFee(fee, amount)]).toEqual([kept, left]);
  });
});

describe('the bonus of a deposit', () => {
  const bonus = { percent: 10, minimum: 50, maximum: 100 };
  it.each([
    [49.99, 0],
    [50, 5],
    [55.55, 5.55],
    [5000, 100],
  ])('of %d is %d', (amount, added) => {
    expect(bonusOf(bonus, amount)).toBe(added);
  });
});

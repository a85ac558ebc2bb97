import { describe, expect, it } from 'vitest';
import { amountFault, readAmount } from './readAmount.ts';

describe('an amount', () => {
  it.each([
    ['100', '100'],
    [' 1 250 ', '1250'],
    ['1,250', '1250'],
    ['1.250', '1250'],
    ['1,250.5', '1250.50'],
    ['1.250,75', '1250.75'],
    ['0.5', '0.50'],
    ['007', '7'],
    ['١٢٥٠٫٥', '1250.50'],
    ['๑๐๐', '100'],
    ['១០០', '100'],
    ['１，２５０．５０', '1250.50'],
    ['1\u202F250,50\u00A0', '1250.50'],
    ['\u200E฿1,250.00', '1250.00'],
    ['1,000,000 KHR', '1000000'],
    ['USD 1,250', '1250'],
  ])('%s is %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each(['', 'ten', 'TEN', 'USD', '1250 baht', '-5', '1e3', '1.2.3', '10.005x', '1,25,0', '12345678901', '.5'])(
    '%s is none',
    (typed) => {
      expect(readAmount(typed)).toBeUndefined();
    },
  );

  const limits = { minimum: 10, maximum: 500, available: 120.5 };
  it.each([
    ['', 'missing'],
    ['ten', 'unreadable'],
    ['9.99', 'tooLow'],
    ['10', undefined],
    ['120.50', undefined],
    ['120.51', 'notThere'],
    ['500.01', 'tooHigh'],
  ])('of "%s" is checked as %s', (typed, fault) => {
    expect(amountFault(typed, limits)).toBe(fault);
  });

  it.each(['10', '10.00', '400', '500', '500.00'])(
    'of %s may go in: both limits belong to what is allowed, and the wallet has no say',
    (typed) => {
      expect(amountFault(typed, { minimum: 10, maximum: 500 })).toBeUndefined();
    },
  );

  it('has no decimals where the currency has none', () => {
    const dong = { minimum: 10, maximum: 500, decimals: 0 };
    expect([amountFault('99.50', dong), amountFault('99.00', dong), amountFault('99', dong)]).toEqual([
      'notWhole',
      undefined,
      undefined,
    ]);
  });
});

import { expect, it } from 'vitest';
import { money, roundMoney } from './money.ts';

it.each([
  ['en-GB', '$', 'A', 2, '$1,234.50'],
  ['vi-VN', '₫', 'B', 2, '1.234,50\u00A0₫'],
  ['vi-VN', '₫', 'B', 0, '1.235\u00A0₫'],
  ['en-GB', '', 'A', 2, '1,234.50'],
] as const)('in %s with %s at %s and %i decimals is %s', (locale, symbol, position, decimals, text) => {
  expect(money(1234.5, locale, { symbol, position, decimals })).toBe(text);
});

it.each([
  [0.2, 0, '$0.20'],
  [-0.2, 0, '$-0.20'],
  [0.5, 0, '$1'],
  [0, 0, '$0'],
  [0.001, 2, '$0.0010'],
  [0.01, 2, '$0.01'],
])('%d with %i decimals is %s: nothing looks like 0 that is not', (amount, decimals, text) => {
  expect(money(amount, 'en-GB', { symbol: '$', position: 'A', decimals })).toBe(text);
});

it.each([
  [50, '$50'],
  [5000, '$5,000'],
  [0.5, '$0.50'],
])('a limit of %d is %s', (amount, text) => {
  expect(roundMoney(amount, 'en-GB', { symbol: '$', position: 'A', decimals: 2 })).toBe(text);
});

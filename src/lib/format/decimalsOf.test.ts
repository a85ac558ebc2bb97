import { expect, it } from 'vitest';
import { decimalsOf } from './decimalsOf.ts';

it.each([
  ['VND', 0],
  ['KRW', 0],
  ['JPY', 0],
  ['USD', 2],
  ['KWD', 3],
  ['TLB', 2],
  ['POINT', 2],
  [undefined, 2],
] as const)('%s is written with %i decimals', (code, decimals) => {
  expect(decimalsOf(code)).toBe(decimals);
});

import { expect, it } from 'vitest';
import { currencyOf } from './currencyOf.ts';

it.each([
  ['VND', -1, 0],
  ['KRW', -1, 0],
  ['JPY', -1, 0],
  ['USD', -1, 2],
  ['KWD', -1, 3],
  ['TLB', -1, 2],
  ['POINT', -1, 2],
  [undefined, -1, 2],
  ['VND', 2, 2],
  ['USD', 0, 0],
] as const)('%s with the setting %i is written with %i decimals', (code, setting, decimals) => {
  expect(currencyOf(code === undefined ? undefined : { code }, setting).decimals).toBe(decimals);
});

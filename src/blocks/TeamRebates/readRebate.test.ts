import { expect, it } from 'vitest';
import { readRebate } from './readRebate.ts';

it.each([
  ['1.2', 1.2],
  ['6', 6],
  [' 2,50 ', 2.5],
  ['6.01', undefined],
  ['1.19', undefined],
  ['2.505', undefined],
  ['-2', undefined],
  ['', undefined],
  ['2e0', undefined],
])('of %j comes %s', (text, rebate) => {
  expect(readRebate(text, { min: 1.2, max: 6 })).toBe(rebate);
});

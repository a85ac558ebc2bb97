import { expect, test } from 'vitest';
import { contrastOf } from './colour.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000FF', '#ffffff', 8.59],
  ['#ff0000', '#00ff00', 2.91],
])('%s on %s has a contrast of %d', (colour, on, contrast) => {
  expect(contrastOf(colour, on)).toBeCloseTo(contrast, 2);
});

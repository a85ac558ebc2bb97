import { expect, it } from 'vitest';
import { tileClass } from './tileClass.ts';

it('every game has one of four tile colours, always the same', () => {
  const classes = [0, 1, 2, 3, 4, 1001, -1].map(tileClass);
  expect(classes).toEqual([1, 2, 3, 4, 1, 2, 2]);
});

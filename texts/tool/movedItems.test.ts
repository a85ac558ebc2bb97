import { expect, it } from 'vitest';
import { movedItems } from './movedItems.ts';

it.each([
  ['nothing', 'abcd', 'abcd', []],
  ['the one item that was moved back', 'abcd', 'acdb', [['b', 2, 4]]],
  ['the one item that was moved to the front', 'abcd', 'dabc', [['d', 4, 1]]],
  ['one of two neighbours', 'ab', 'ba', [['a', 1, 2]]],
  ['nothing where an item was only added or removed', 'abc', 'axc', []],
  [
    'two items',
    'abcde',
    'cdeba',
    [
      ['b', 2, 4],
      ['a', 1, 5],
    ],
  ],
])('finds %s', (_title, before, after, moves) => {
  expect(movedItems([...before], [...after]).map(({ item, from, to }) => [item, from, to])).toEqual(moves);
});

import { expect, it } from 'vitest';
import { pageList } from './pageList.ts';

it.each([
  [1, 2, '1 2'],
  [1, 22, '1 2 … 22'],
  [3, 22, '1 2 3 4 … 22'],
  [4, 22, '1 2 3 4 5 … 22'],
  [11, 22, '1 … 10 11 12 … 22'],
  [19, 22, '1 … 18 19 20 21 22'],
  [22, 22, '1 … 21 22'],
])('from page %i of %i one goes to %s', (page, count, expected) => {
  expect(
    pageList(page, count)
      .map((each) => each ?? '…')
      .join(' '),
  ).toBe(expected);
});

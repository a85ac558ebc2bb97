import { describe, expect, it } from 'vitest';
import { quickColumns } from './quickColumns.ts';

const labels = (count: number, length: number) => Array.from({ length: count }, () => '0'.repeat(length));

describe('the columns of quick amounts', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 1],
    [3, 9, 3],
    [4, 5, 4],
    [4, 6, 2],
    [5, 4, 3],
    [6, 4, 3],
    [6, 12, 2],
    [7, 4, 4],
    [8, 4, 4],
    [9, 9, 3],
    [10, 9, 2],
    [12, 5, 4],
  ])('%d amounts of %d characters are in %d', (count, length, columns) => {
    expect(quickColumns(labels(count, length))).toBe(columns);
  });

  it.each([5, 7, 9, 11])('%d long amounts are in two, the last in a row of its own', (count) => {
    expect(quickColumns(labels(count, 14))).toBe(2);
  });
});

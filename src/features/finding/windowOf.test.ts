import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acrossPage, columnOf, rowOf, topOf, windowOf } from './windowOf.ts';

const shape = { pageSize: 15, large: 3, inRow: 4 } as const;
const heights = { large: 150, usual: 100 };

describe('rows', () => {
  it.each([
    [0, 0, 0],
    [2, 0, 2],
    [3, 1, 0],
    [6, 1, 3],
    [7, 2, 0],
    [15, 4, 0],
    [30, 7, 3],
  ])('game %i stands in row %i, column %i', (index, row, column) => {
    expect([rowOf(index, shape), columnOf(index, shape)]).toEqual([row, column]);
  });
});

it.each([
  [0, 3],
  [3, 4],
])('below %i large games stand %i in a row', (large, inRow) => {
  expect(acrossPage(large)).toEqual({ large, inRow });
});

describe('windowOf', () => {
  it.each([
    ['the start of a long list', { top: -800, bottom: 1600 }, { from: 1, to: 5, before: 0 }],
    ['its middle', { top: 125_000, bottom: 127_400 }, { from: 334, to: 340, before: 124_950 }],
    ['its end', { top: 249_000, bottom: 260_000 }, { from: 664, to: 667, after: 0 }],
  ])('draws %s', (_what, view, expected) => {
    expect(windowOf(view, { pages: 667, total: 10_000 }, shape, heights)).toMatchObject(expected);
  });

  it('of a list that fits draws all of it', () => {
    expect(windowOf({ top: -800, bottom: 1600 }, { pages: 1, total: 7 }, shape, heights)).toEqual({
      from: 1,
      to: 1,
      before: 0,
      after: 0,
    });
  });

  it('always covers what is on the screen, and leaves the height as it is', () => {
    fc.assert(
      fc.property(
        fc.record({
          pageSize: fc.integer({ min: 4, max: 60 }),
          large: fc.integer({ min: 0, max: 9 }),
          total: fc.integer({ min: 1, max: 10_000 }),
          at: fc.integer({ min: 0, max: 999 }),
          inRow: fc.constantFrom(2 as const, 3 as const, 4 as const),
        }),
        ({ pageSize, large: wanted, total, at, inRow }) => {
          const grid = { pageSize, large: Math.min(wanted, total, pageSize), inRow };
          const pages = Math.ceil(total / pageSize);
          const height = topOf(rowOf(total - 1, grid) + 1, grid, heights);
          const top = (height * at) / 1000;
          const bottom = Math.min(height - 1, top + 800);
          const { from, to, before, after } = windowOf({ top, bottom }, { pages, total }, grid, heights);
          const drawn = topOf(rowOf(Math.min(to * pageSize, total) - 1, grid) + 1, grid, heights) - before;
          expect(before).toBeLessThanOrEqual(top);
          expect(before + drawn).toBeGreaterThanOrEqual(bottom);
          expect(before + drawn + after).toBe(height);
          expect((to - from) * pageSize).toBeLessThan(120 + 2 * pageSize);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackOf, formatAt, rowOf, topOf, windowOf } from './windowOf.ts';

const shape = { pageSize: 15, large: 3, inRow: 3, scale: 1 } as const;
const heights = { large: 150, usual: 100 };

describe('rows', () => {
  it.each([
    [0, 0, 1],
    [1, 1, 1],
    [2, 1, 7],
    [3, 2, 1],
    [5, 2, 9],
    [6, 3, 1],
    [15, 6, 1],
    [31, 11, 5],
  ])('game %i is in row %i, and begins at track %i of a phone', (index, row, track) => {
    expect([rowOf(index, shape), trackOf(index, shape)]).toEqual([row, track]);
  });

  it.each([
    [0, 0, 1],
    [1, 0, 13],
    [2, 0, 19],
    [3, 1, 1],
    [8, 1, 21],
    [9, 2, 1],
    [16, 3, 5],
  ])('game %i is in row %i, and begins at track %i where twice as many fit', (index, row, track) => {
    const wide = { ...shape, scale: 2 };
    expect([rowOf(index, wide), trackOf(index, wide)]).toEqual([row, track]);
  });
});

it.each([
  [0, []],
  [1, ['row']],
  [2, ['half', 'half']],
  [3, ['row', 'half', 'half']],
  [4, ['half', 'half', 'half', 'half']],
])('%i large games fill their rows', (large, formats) => {
  expect(Array.from({ length: large + 2 }, (_game, index) => formatAt(index, { large }))).toEqual([
    ...formats,
    undefined,
    undefined,
  ]);
});

describe('windowOf', () => {
  it.each([
    ['the start of a long list', { top: -800, bottom: 1600 }, { from: 1, to: 3, before: 0 }],
    ['its middle', { top: 125_000, bottom: 127_400 }, { from: 250, to: 255, before: 124_700 }],
    ['its end', { top: 332_000, bottom: 340_000 }, { from: 664, to: 667, after: 0 }],
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
          inRow: fc.constantFrom(2 as const, 3 as const),
          scale: fc.constantFrom(1, 2),
        }),
        ({ pageSize, large: wanted, total, at, inRow, scale }) => {
          const grid = { pageSize, large: Math.min(wanted, total, pageSize), inRow, scale };
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

/** How a list of games lies in its grid: rows of large tiles first, then rows of the others. */
export interface GridShape {
  readonly pageSize: number;
  /** How many of the first are large. */
  readonly large: number;
  /** How many of the others are in a row of a phone. */
  readonly inRow: 2 | 3;
}

/** The same on a screen of some width. */
export interface ScaledShape extends GridShape {
  /** How many times as many as on a phone are in a row, large ones and others. */
  readonly scale: number;
}

/** Height of a row with the gap below it, in px. */
export interface RowHeights {
  readonly large: number;
  readonly usual: number;
}

/** Two large games are as wide as a row of a phone. */
const HALVES = 2;

/** Tracks of the grid on a phone: halves and thirds begin at one. */
const TRACKS = 12;

/** Places that the large games leave empty: of an odd number the first is as wide as two. */
const leftOut = (large: number): number => large % HALVES;

const largeInRow = ({ scale }: ScaledShape): number => HALVES * scale;

const usualInRow = ({ inRow, scale }: ScaledShape): number => inRow * scale;

const largeRows = (shape: ScaledShape): number => Math.ceil((shape.large + leftOut(shape.large)) / largeInRow(shape));

/** Format of a game: large ones have half a row each, or a whole one. Undefined for the default format. */
export function formatAt(index: number, { large }: Pick<GridShape, 'large'>): 'row' | 'half' | undefined {
  if (index >= large) return undefined;
  return index === 0 && leftOut(large) > 0 ? 'row' : 'half';
}

/** Row in which a game is. */
export const rowOf = (index: number, shape: ScaledShape): number =>
  index < shape.large
    ? Math.floor((index === 0 ? 0 : index + leftOut(shape.large)) / largeInRow(shape))
    : largeRows(shape) + Math.floor((index - shape.large) / usualInRow(shape));

/** Track of the grid at which a game begins, from 1. */
export function trackOf(index: number, shape: ScaledShape): number {
  if (index >= shape.large) return ((index - shape.large) % usualInRow(shape)) * (TRACKS / shape.inRow) + 1;
  return index === 0 ? 1 : ((index + leftOut(shape.large)) % largeInRow(shape)) * (TRACKS / HALVES) + 1;
}

/** Where a row begins, in px from the top of the list. */
export const topOf = (row: number, shape: ScaledShape, heights: RowHeights): number =>
  Math.min(row, largeRows(shape)) * heights.large + Math.max(0, row - largeRows(shape)) * heights.usual;

export interface Window {
  /** First and last page that are drawn, from 1. */
  readonly from: number;
  readonly to: number;
  /** Height of the rows removed before and after the window, in px. */
  readonly before: number;
  readonly after: number;
}

/** Games on a number of pages, where the last one may be shorter. */
const gamesOn = (pages: number, total: number, { pageSize }: ScaledShape): number => Math.min(pages * pageSize, total);

/** Height of a list, in px. */
export const heightOf = (
  { pages, total }: { readonly pages: number; readonly total: number },
  shape: ScaledShape,
  heights: RowHeights,
): number => topOf(rowOf(gamesOn(pages, total, shape) - 1, shape) + 1, shape, heights);

/**
 * The pages of a list that lie near the screen.
 *
 * @param top,bottom The part of the list that should be drawn, in px from its top.
 * @param pages How many pages the list shows.
 * @param total How many games there are in all.
 */
export function windowOf(
  { top, bottom }: { readonly top: number; readonly bottom: number },
  { pages, total }: { readonly pages: number; readonly total: number },
  shape: ScaledShape,
  heights: RowHeights,
): Window {
  const count = gamesOn(pages, total, shape);
  const last = Math.max(1, Math.ceil(count / shape.pageSize));
  const rowAt = (y: number): number => {
    const big = largeRows(shape) * heights.large;
    return y < big ? Math.floor(y / heights.large) : largeRows(shape) + Math.floor((y - big) / heights.usual);
  };
  const firstGame = (row: number): number =>
    row < largeRows(shape)
      ? Math.max(0, row * largeInRow(shape) - leftOut(shape.large))
      : shape.large + (row - largeRows(shape)) * usualInRow(shape);
  const pageOf = (game: number): number => Math.min(last, Math.max(1, Math.floor(game / shape.pageSize) + 1));
  const from = pageOf(firstGame(rowAt(Math.max(0, top))));
  // The last game of a row may be on the next page.
  const to = Math.max(from, pageOf(firstGame(rowAt(Math.max(0, bottom)) + 1) - 1));
  const lastDrawn = rowOf(gamesOn(to, total, shape) - 1, shape) + 1;
  return {
    from,
    to,
    before: topOf(rowOf((from - 1) * shape.pageSize, shape), shape, heights),
    after: heightOf({ pages, total }, shape, heights) - topOf(lastDrawn, shape, heights),
  };
}

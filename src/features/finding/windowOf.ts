/** How a list of games lies in its grid: rows of large tiles first, then rows of the others. */
export interface GridShape {
  readonly pageSize: number;
  /** How many of the first are large. */
  readonly large: number;
  /** How many of the others stand in a row. */
  readonly inRow: 2 | 3 | 4;
}

/** Tiles across a whole phone: small ones stand below large ones only. */
export const acrossPage = (large: number): Pick<GridShape, 'large' | 'inRow'> => ({ large, inRow: large > 0 ? 4 : 3 });

/** Height of a row with the gap below it, in px. */
export interface RowHeights {
  readonly large: number;
  readonly usual: number;
}

const LARGE_IN_ROW = 3;

const largeRows = ({ large }: GridShape): number => Math.ceil(large / LARGE_IN_ROW);

/** Row in which a game stands. */
export const rowOf = (index: number, shape: GridShape): number =>
  index < shape.large ? Math.floor(index / LARGE_IN_ROW) : largeRows(shape) + Math.floor((index - shape.large) / shape.inRow);

/** Column of the first usual game of a page that does not begin a row; from 0. */
export const columnOf = (index: number, { large, inRow }: GridShape): number =>
  index < large ? index % LARGE_IN_ROW : (index - large) % inRow;

/** Where a row begins, in px from the top of the list. */
export const topOf = (row: number, shape: GridShape, heights: RowHeights): number =>
  Math.min(row, largeRows(shape)) * heights.large + Math.max(0, row - largeRows(shape)) * heights.usual;

export interface Window {
  /** First and last page that are drawn, from 1. */
  readonly from: number;
  readonly to: number;
  /** Height of what is left out before and after them, in px. */
  readonly before: number;
  readonly after: number;
}

/** Games on a number of pages, where the last one may be shorter. */
const gamesOn = (pages: number, total: number, { pageSize }: GridShape): number => Math.min(pages * pageSize, total);

/** Height of a list, in px. */
export const heightOf = (
  { pages, total }: { readonly pages: number; readonly total: number },
  shape: GridShape,
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
  shape: GridShape,
  heights: RowHeights,
): Window {
  const count = gamesOn(pages, total, shape);
  const last = Math.max(1, Math.ceil(count / shape.pageSize));
  const rowAt = (y: number): number => {
    const big = largeRows(shape) * heights.large;
    return y < big ? Math.floor(y / heights.large) : largeRows(shape) + Math.floor((y - big) / heights.usual);
  };
  const firstGame = (row: number): number =>
    row < largeRows(shape) ? row * LARGE_IN_ROW : shape.large + (row - largeRows(shape)) * shape.inRow;
  const pageOf = (game: number): number => Math.min(last, Math.max(1, Math.floor(game / shape.pageSize) + 1));
  const from = pageOf(firstGame(rowAt(Math.max(0, top))));
  // The last game of a row may stand on the next page.
  const to = Math.max(from, pageOf(firstGame(rowAt(Math.max(0, bottom)) + 1) - 1));
  const lastDrawn = rowOf(gamesOn(to, total, shape) - 1, shape) + 1;
  return {
    from,
    to,
    before: topOf(rowOf((from - 1) * shape.pageSize, shape), shape, heights),
    after: heightOf({ pages, total }, shape, heights) - topOf(lastDrawn, shape, heights),
  };
}

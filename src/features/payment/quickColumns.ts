/** Widest labels, in characters, that fit four or three buttons in a row on the smallest phone. */
const FITS_IN_FOUR = 5;
const FITS_IN_THREE = 9;

/**
 * The number of columns for quick amounts, chosen so that the last row never holds a single amount: of the numbers that fit, the largest that
 * fills all rows, else the largest that leaves at least two. Otherwise two columns, and the last amount spans both.
 */
export function quickColumns(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const most = longest <= FITS_IN_FOUR ? 4 : longest <= FITS_IN_THREE ? 3 : 2;
  if (labels.length <= most) return labels.length;
  const columns = [4, 3, 2].filter((count) => count <= most);
  return columns.find((count) => labels.length % count === 0) ?? columns.find((count) => labels.length % count !== 1) ?? 2;
}

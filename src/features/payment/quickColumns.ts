/** Widest labels, in characters, that four or three buttons beside each other have room for on the smallest phone. */
const FITS_IN_FOUR = 5;
const FITS_IN_THREE = 9;

/**
 * The number of columns for quick amounts. The last row never holds a single amount: of the numbers that fit, the largest that fills all rows, else the
 * largest that leaves at least two. Where none does, there are two columns, and the last amount spans both.
 */
export function quickColumns(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const most = longest <= FITS_IN_FOUR ? 4 : longest <= FITS_IN_THREE ? 3 : 2;
  if (labels.length <= most) return labels.length;
  const columns = [4, 3, 2].filter((count) => count <= most);
  return columns.find((count) => labels.length % count === 0) ?? columns.find((count) => labels.length % count !== 1) ?? 2;
}

/** Widest labels, in characters, that four or three buttons beside each other have room for on the smallest phone. */
const FITS_IN_FOUR = 5;
const FITS_IN_THREE = 9;

/**
 * How many amounts stand beside each other, so that none stands alone in the last row: as many as there is room for, full rows
 * first. Where no number of columns does it, there are two, and the last amount takes a whole row.
 */
export function quickColumns(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  const most = longest <= FITS_IN_FOUR ? 4 : longest <= FITS_IN_THREE ? 3 : 2;
  if (labels.length <= most) return labels.length;
  const columns = [4, 3, 2].filter((count) => count <= most);
  return columns.find((count) => labels.length % count === 0) ?? columns.find((count) => labels.length % count !== 1) ?? 2;
}

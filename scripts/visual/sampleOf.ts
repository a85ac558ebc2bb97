import type { Comparison } from './compareSources.ts';

/** So many visits of all, evenly from each comparison, and all of them where there are no more. */
export function sampleOf(comparisons: readonly Comparison[], size: number): Comparison[] {
  const total = comparisons.reduce((sum, { visits }) => sum + visits.length, 0);
  const step = Math.max(1, total / size);
  let count = 0;
  let taken = 0;
  return comparisons.map((comparison) => ({
    ...comparison,
    visits: comparison.visits.filter(() => {
      const isTaken = count >= taken * step;
      count += 1;
      if (isTaken) taken += 1;
      return isTaken;
    }),
  }));
}

import type { Comparison } from './compareSources.ts';

/** A sample of so many visits, evenly from each comparison; all of them if there are no more. */
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

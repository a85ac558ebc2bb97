/** A measure of page speed (web.dev/vitals). */
interface VitalFacts {
  /** Up to here a visit counts as good, and above `poor` as poor, as Google's limits are. */
  readonly good: number;
  readonly poor: number;
  /** Upper bounds of the histogram's buckets; a last bucket holds all larger values. */
  readonly steps: readonly number[];
}

const MILLISECONDS = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1250, 1500, 1800, 2150, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 10_000,
  15_000, 30_000,
] as const;

/** Times are in milliseconds; the shift of the layout has no unit and is counted in thousandths. */
export const vitals = {
  /** When the largest part of the page was drawn. */
  LCP: { good: 2500, poor: 4000, steps: MILLISECONDS },
  /** How long the page took to show that something was pressed: the slowest time of the visit. */
  INP: { good: 200, poor: 500, steps: MILLISECONDS },
  /** How much of the page has moved by itself. */
  CLS: { good: 100, poor: 250, steps: [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 750, 1000] },
  /** When the first byte of the page came. */
  TTFB: { good: 800, poor: 1800, steps: MILLISECONDS },
} as const satisfies Record<string, VitalFacts>;

export type Vital = keyof typeof vitals;
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const satisfies readonly Vital[];

/** How many visits fell into each step of a vital, the last above all steps. */
export type StepCounts = readonly number[];

/** The step that a value falls into. */
export function stepOf(vital: Vital, value: number): number {
  const steps: readonly number[] = vitals[vital].steps;
  const step = steps.findIndex((end) => value <= end);
  return step < 0 ? steps.length : step;
}

export const totalOf = (counts: StepCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** The value that this share of visits does not exceed, on a straight line within its step; undefined of no visits. */
export function quantileOf(vital: Vital, counts: StepCounts, share: number): number | undefined {
  const steps: readonly number[] = vitals[vital].steps;
  const wanted = totalOf(counts) * share;
  if (wanted === 0) return undefined;
  let before = 0;
  for (const [step, count] of counts.entries()) {
    if (before + count >= wanted) {
      const from = steps[step - 1] ?? 0;
      const to = steps[step] ?? from; // above the last step, its beginning is all that is known
      return Math.round(from + ((to - from) * (wanted - before)) / count);
    }
    before += count;
  }
  return steps.at(-1);
}

export type Verdict = 'good' | 'middling' | 'poor';

/** Rates a value, by Google's limits. */
export function verdictOf(vital: Vital, value: number): Verdict {
  const { good, poor } = vitals[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'middling' : 'poor';
}

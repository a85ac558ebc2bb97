import { describe, expect, it } from 'vitest';
import { quantileOf, stepOf, verdictOf, vitals } from './vitals.ts';

const counted = (vital: 'LCP' | 'CLS', values: readonly number[]): number[] => {
  const counts = Array.from({ length: vitals[vital].steps.length + 1 }, () => 0);
  for (const value of values) counts[stepOf(vital, value)] = (counts[stepOf(vital, value)] ?? 0) + 1;
  return counts;
};

describe('counts of a vital', () => {
  it.each([
    [[], undefined],
    [[1100], 1188],
    [[900, 900, 900, 9000], 1000],
    [[100, 200, 300, 400, 500, 600, 700, 1900], 650],
    [[60_000, 60_000], 30_000], // above the last step, its beginning is all that is known
  ])('of the visits %j say that three of four took at most %s ms', (values, expected) => {
    expect(quantileOf('LCP', counted('LCP', values), 0.75)).toBe(expected);
  });

  it('are never off by more than the step that a value falls into', () => {
    for (const value of [30, 170, 640, 1234, 2499, 4100, 14_000]) {
      const steps: readonly number[] = vitals.LCP.steps;
      const step = stepOf('LCP', value);
      const found = quantileOf('LCP', counted('LCP', [value, value, value]), 0.75) ?? 0;
      expect(found).toBeGreaterThanOrEqual(steps[step - 1] ?? 0);
      expect(found).toBeLessThanOrEqual(steps[step] ?? 0);
    }
  });

  it('have a step that ends at each limit, so that no visit is judged by its neighbours', () => {
    for (const { good, poor, steps } of Object.values(vitals)) expect(steps).toEqual(expect.arrayContaining([good, poor]));
  });
});

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'middling'],
  ['INP', 501, 'poor'],
  ['CLS', 100, 'good'],
  ['CLS', 250, 'middling'],
  ['TTFB', 1801, 'poor'],
] as const)('%s of %i is %s', (vital, value, verdict) => {
  expect(verdictOf(vital, value)).toBe(verdict);
});

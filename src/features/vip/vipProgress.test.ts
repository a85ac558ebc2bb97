import { expect, it } from 'vitest';
import { vipProgress } from './vipProgress.ts';

it.each([
  ['part of the way', 3, 12, 'VIP 2', 0.25],
  ['more than is asked for', 15, 12, 'VIP 2', 1],
  ['nothing that is expected', 5, 0, 'VIP 2', 0],
  ['no further level', 3, 12, undefined, 1],
  ['no further level, and nothing expected', 0, 0, null, 1],
  ['a level that is a number', 1, 2, 7, 0.5],
  ['figures of no sense', -1, -2, 'VIP 2', 0],
])('%s: %d of %d to %s is %d', (_title, completedConditions, totalExpectedConditions, labelId, value) => {
  const playerRankProgress = labelId === undefined ? {} : { labelId };
  expect(vipProgress({ currentProgress: { completedConditions, totalExpectedConditions }, playerRankProgress }).value).toBe(
    value,
  );
});

it('an answer that says nothing is the top', () => {
  expect(vipProgress({})).toEqual({ value: 1, completed: 0, expected: 0, next: undefined });
});

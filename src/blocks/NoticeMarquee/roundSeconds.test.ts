import { expect, it } from 'vitest';
import { roundSeconds } from './roundSeconds.ts';

it.each([
  [['a'.repeat(36)], 30, 10],
  [['a'.repeat(36)], 60, 5],
  [['a'.repeat(36), 'b'.repeat(36)], 30, 20],
  [['字'.repeat(36)], 30, 17],
])('%j at %i px per second take %i s', (titles, speed, seconds) => {
  expect(roundSeconds(titles, speed)).toBe(seconds);
});

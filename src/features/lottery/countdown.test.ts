import { expect, it } from 'vitest';
import { clockFace, isReadDue, secondsUntil } from './countdown.ts';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [245, '4:05'],
  [3845, '1:04:05'],
  [90_000, '25:00:00'],
])('%i seconds are written as %s', (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

it.each([
  [at(90), 90],
  [at(-3), -3],
  [new Date(NOW + 100).toISOString(), 1], // a second that has begun counts
  [undefined, undefined],
  ['soon', undefined],
])('until %s it takes %s seconds', (moment, seconds) => {
  expect(secondsUntil(moment, NOW)).toBe(seconds);
});

it.each([
  ['nothing is due', [at(5), undefined], 3600, false],
  ['one is due', [at(500), at(-1)], 6, true],
  ['one is due, and was asked for just now', [at(-1)], 3, false],
  ['the platform has nothing newer for long', [at(-3600)], 30, false],
  ['it is asked again all the same, but seldom', [at(-3600)], 61, true],
  ['one is stale and another is due', [at(-3600), at(-2)], 6, true],
])('draws are read again: %s', (_name, next, sinceS, due) => {
  expect(isReadDue(next, NOW, sinceS * 1000)).toBe(due);
});

import { expect, it } from 'vitest';
import { type DurationUnit, converted, unitsUpTo, usualUnit } from './durations.ts';

it.each<[number, DurationUnit, number, DurationUnit]>([
  [0, 'millisecond', 0, 'millisecond'],
  [0, 'minute', 0, 'minute'],
  [220, 'millisecond', 220, 'millisecond'],
  [1000, 'millisecond', 1, 'second'],
  [1100, 'millisecond', 1.1, 'second'],
  [61_500, 'millisecond', 61.5, 'second'],
  [60_000, 'millisecond', 1, 'minute'],
  [90, 'second', 90, 'second'],
  [300, 'second', 5, 'minute'],
  [3600, 'second', 1, 'hour'],
  [9999, 'second', 9999, 'second'],
  [1440, 'minute', 1, 'day'],
  [1825, 'day', 1825, 'day'],
])('%d %s are %d %s, and back', (amount, unit, said, usual) => {
  expect(usualUnit(amount, unit)).toBe(usual);
  expect(converted(amount, unit, usual)).toBe(said);
  expect(converted(said, usual, unit)).toBe(amount);
});

it.each<[DurationUnit, number | undefined, readonly DurationUnit[]]>([
  ['millisecond', 999, ['millisecond']],
  ['millisecond', 20_000, ['millisecond', 'second']],
  ['millisecond', 60_000, ['millisecond', 'second', 'minute']],
  ['second', 3600, ['second', 'minute', 'hour']],
  ['minute', 1440, ['minute', 'hour', 'day']],
  ['day', 366, ['day']],
  ['hour', undefined, ['hour', 'day']],
])('what is stored in %s up to %s is given in %j', (unit, max, units) => {
  expect(unitsUpTo(unit, max)).toEqual(units);
});

import { describe, expect, it } from 'vitest';
import { checkRange, isDay, rangeBefore, readRange, writeRange } from './recordRange.ts';

const TODAY = '2026-03-01';
const settings = { ranges: ['today', 'last7', 'last30', 'own'], firstRange: 'last7', maxDays: 92 };
const read = (query: string, changes: Partial<typeof settings> = {}) =>
  Object.values(readRange(new URLSearchParams(query), TODAY, { ...settings, ...changes })).join(' ');

describe('the days of an address', () => {
  it.each([
    ['nothing', '', {}, 'last7 2026-02-23 2026-03-01'],
    ['nothing, with another first choice', '', { firstRange: 'today' }, 'today 2026-03-01 2026-03-01'],
    ['a preset', 'range=last30', {}, 'last30 2026-01-31 2026-03-01'],
    ['a preset that is longer than may be asked for', 'range=last30', { maxDays: 10 }, 'last7 2026-02-23 2026-03-01'],
    ['a first choice that is longer', '', { maxDays: 6 }, 'today 2026-03-01 2026-03-01'],
    ['nothing that is short enough', '', { maxDays: 6, ranges: ['last30'] }, 'today 2026-03-01 2026-03-01'],
    ['a preset that the merchant does not offer', 'range=last30', { ranges: ['today'] }, 'last7 2026-02-23 2026-03-01'],
    ['an unknown preset', 'range=ever', {}, 'last7 2026-02-23 2026-03-01'],
    ['days of its own', 'startDate=2026-01-05&endDate=2026-01-06', {}, 'own 2026-01-05 2026-01-06'],
    ['as many days as may be', 'startDate=2025-11-30&endDate=2026-03-01', {}, 'own 2025-11-30 2026-03-01'],
    ['one day more', 'startDate=2025-11-29&endDate=2026-03-01', {}, 'last7 2026-02-23 2026-03-01'],
    ['one day only', 'startDate=2026-01-05', {}, 'last7 2026-02-23 2026-03-01'],
    [
      'own days where there are none',
      'startDate=2026-01-05&endDate=2026-01-06',
      { ranges: ['today'] },
      'last7 2026-02-23 2026-03-01',
    ],
  ])('with %s', (_title, query, changes, days) => {
    expect(read(query, changes)).toBe(days);
  });
});

describe('days of one’s own', () => {
  it.each([
    ['2026-02-01', '2026-02-01', undefined],
    ['', '2026-02-01', 'missing'],
    ['2026-02-01', '2026-02-30', 'missing'],
    ['2026-02-02', '2026-02-01', 'order'],
    ['2026-02-01', '2026-03-02', 'future'],
    ['2025-11-29', '2026-03-01', 'tooLong'],
  ])('%s to %s: %s', (startDate, endDate, fault) => {
    expect(checkRange({ startDate, endDate }, TODAY, 92)).toBe(fault);
  });

  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-2-8', false],
    ['28.02.2026', false],
  ])('%s is a day: %s', (text, is) => {
    expect(isDay(text)).toBe(is);
  });
});

it('an address keeps what else is in it', () => {
  expect(writeRange('?types=A&startDate=2026-01-01&endDate=2026-01-02', 'today')).toBe('?types=A&range=today');
  expect(writeRange('?types=A&range=today', { startDate: '2026-01-01', endDate: '2026-01-02' })).toBe(
    '?types=A&startDate=2026-01-01&endDate=2026-01-02',
  );
});

it.each([
  ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['2026-03-03', '2026-03-09', '2026-02-24', '2026-03-02'],
])('before %s to %s are as many days, from %s to %s', (startDate, endDate, first, last) => {
  expect(rangeBefore({ startDate, endDate })).toEqual({ startDate: first, endDate: last });
});

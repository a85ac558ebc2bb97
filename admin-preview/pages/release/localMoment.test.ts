import { afterAll, beforeAll, expect, it } from 'vitest';
import { localMoment, momentKind } from './localMoment.ts';

const zone = process.env['TZ'];
beforeAll(() => {
  process.env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const now = Date.parse('2026-03-01T12:00:00Z');

it.each([
  ['2026-03-29T01:59', 'ahead'],
  ['2026-03-29T02:00', 'missing'],
  ['2026-03-29T02:59', 'missing'],
  ['2026-03-29T03:00', 'ahead'],
  ['2026-10-25T01:59', 'ahead'],
  ['2026-10-25T02:00', 'twice'],
  ['2026-10-25T02:59', 'twice'],
  ['2026-10-25T03:00', 'ahead'],
  ['2026-03-01T12:59', 'past'],
  ['2026-03-01T13:00', 'past'],
  ['2026-03-01T13:01', 'ahead'],
  ['2026-02-30T13:01', 'missing'],
  ['', 'none'],
])('%s in Berlin is %s', (value, kind) => {
  expect(momentKind(value, now)).toBe(kind);
});

it('of a time that comes twice, the first is meant', () => {
  expect(new Date('2026-10-25T02:30').toISOString()).toBe('2026-10-25T00:30:00.000Z');
});

it('a moment is written by the clock of the place', () => {
  expect(localMoment(new Date('2026-07-01T22:05:00Z'))).toBe('2026-07-02T00:05');
});

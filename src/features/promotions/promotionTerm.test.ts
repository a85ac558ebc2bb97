import { expect, it } from 'vitest';
import { promotionTerm } from './promotionTerm.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const term = (dates: object, now: number | undefined = NOW) =>
  promotionTerm({ id: 1, type: 'PR', title: 'Offer', startDate: '2026-02-01T00:00:00Z', ...dates }, now);

it.each([
  ['without an end by its flag', { noExpiry: 1, endDate: '2026-03-04T12:00:00Z' }, { kind: 'ongoing' }],
  ['with an end in a year that is far off', { endDate: '2035-01-01T00:00:00Z' }, { kind: 'ongoing' }],
  ['with an end in some weeks', { endDate: '2026-06-30T00:00:00Z' }, { kind: 'dates' }],
  ['with an end in two weeks', { endDate: '2026-03-15T12:00:00Z' }, { kind: 'days', days: 14 }],
  ['with an end in more than two days', { endDate: '2026-03-03T13:00:00Z' }, { kind: 'days', days: 3 }],
  ['with an end within a day', { endDate: '2026-03-02T12:00:00Z' }, { kind: 'lastDay' }],
  ['that is over', { endDate: '2026-03-01T12:00:00Z' }, { kind: 'ended' }],
  ['with no dates', { startDate: undefined, endDate: undefined }, { kind: 'dates' }],
  ['with an end that is not a date', { endDate: 'soon' }, { kind: 'dates' }],
])('a promotion %s', (_title, dates, expected) => {
  expect(term(dates)).toEqual(expected);
});

it('counts no days while the time is not known', () => {
  const soon = { id: 1, type: 'PR' as const, title: 'Offer', endDate: '2026-03-03T00:00:00Z' };
  expect(promotionTerm(soon, undefined)).toEqual({ kind: 'dates' });
});

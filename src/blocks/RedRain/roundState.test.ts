import { expect, it } from 'vitest';
import { roundState } from './roundState.ts';

const round = { startsAt: '2026-03-01T12:00:00Z', endsAt: '2026-03-01T12:05:00Z' };

it.each([
  ['2026-03-01T11:59:59Z', 'coming'],
  ['2026-03-01T12:00:00Z', 'running'],
  ['2026-03-01T12:04:59Z', 'running'],
  ['2026-03-01T12:05:00Z', 'over'],
])('at %s it is %s', (now, state) => {
  expect(roundState(round, new Date(now))).toBe(state);
});

it('is still to come while its times cannot be read', () => {
  expect(roundState({ startsAt: 'soon', endsAt: '' }, new Date(0))).toBe('coming');
});

import { expect, it } from 'vitest';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { startText } from './startText.ts';
import { sortEvents } from './useEvents.ts';

const at = (eventId: string, state: SportsEvent['state'], hour: number): SportsEvent => ({
  eventId,
  state,
  sport: 'FOOTBALL',
  league: 'Cup',
  home: { name: 'Home' },
  away: { name: 'Away' },
  markets: [],
  studio: { vassalage: 'BTI' },
  startsAt: `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`,
});

it('matches being played come first, then those that start next, then those that are over', () => {
  const sorted = sortEvents([
    at('d', 'ended', 8),
    at('c', 'scheduled', 20),
    at('b', 'live', 12),
    at('a', 'suspended', 11),
    at('e', 'scheduled', 15),
  ]);
  expect(sorted.map(({ eventId }) => eventId).join('')).toBe('abecd');
});

it('a start is told by the player’s clock, with the day where it is not today', () => {
  const now = new Date(2026, 2, 1, 12).getTime();
  const start = (day: number) => new Date(2026, 2, day, 20, 30).toISOString();
  expect(startText(start(1), 'en-GB', now)).toBe('20:30');
  expect(startText(start(2), 'en-GB', now)).toBe('tomorrow 20:30');
  expect(startText(start(4), 'en-GB', now)).toBe('4 Mar 20:30');
  expect(startText('soon', 'en-GB', now)).toBe('');
});

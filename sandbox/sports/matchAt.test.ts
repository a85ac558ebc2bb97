import { describe, expect, it } from 'vitest';
import { fixturesOf } from './fixtures.ts';
import { leagues } from './leagues.ts';
import { LONGEST_MS, matchAt } from './matchAt.ts';
import { oddsOf } from './odds.ts';
import { eventsAt } from './sportsHandlers.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each(leagues)('the league $key', (league) => {
  const fixtures = fixturesOf(league, NOON, NOON + 7 * DAY);

  it('lets nobody play twice at a time', () => {
    const clashes = fixtures.flatMap(({ home, away, startsAtMs }, index) =>
      fixtures
        .slice(0, index)
        .filter((other) => matchAt(other, startsAtMs)?.state !== 'ended' && matchAt(other, startsAtMs) !== undefined)
        .filter((other) => [other.home, other.away].some((side) => side === home || side === away)),
    );
    expect(fixtures.length).toBeGreaterThan(40);
    expect(clashes).toEqual([]);
  });

  it.each(fixtures.slice(0, 6))('$home against $away starts, is scored, ends and is forgotten', (fixture) => {
    const states: string[] = [];
    let before = { home: 0, away: 0 };
    for (let at = fixture.startsAtMs - MINUTE; at <= fixture.startsAtMs + LONGEST_MS; at += MINUTE / 3) {
      const match = matchAt(fixture, at);
      if (states.at(-1) !== (match?.state ?? 'forgotten')) states.push(match?.state ?? 'forgotten');
      if (match?.score === undefined) continue;
      expect(match.score.home).toBeGreaterThanOrEqual(before.home);
      expect(match.score.away).toBeGreaterThanOrEqual(before.away);
      before = match.score;
    }
    expect(states.filter((state) => state !== 'suspended' && state !== 'live')).toEqual(['scheduled', 'ended', 'forgotten']);
    expect(states).toContain('live');
  });

  it('offers odds of a bookmaker, with a margin, whose favourites pay least', () => {
    for (const fixture of fixtures.slice(0, 20)) {
      const [win] = matchAt(fixture, fixture.startsAtMs - MINUTE)?.markets ?? [];
      const shares = win?.outcomes.map(({ odds }) => 1 / odds) ?? [];
      const sum = shares.reduce((total, share) => total + share, 0);
      expect(sum).toBeGreaterThan(1.01);
      expect(sum).toBeLessThan(1.12);
    }
  });
});

it('is the same at the same time, and moves with the clock', () => {
  expect(eventsAt(NOON, [], 60)).toEqual(eventsAt(NOON, [], 60));
  expect(eventsAt(NOON + 10 * MINUTE, [], 60)).not.toEqual(eventsAt(NOON, [], 60));
});

it('has several matches being played at any time of the day, and of the asked sports only', () => {
  for (let at = NOON; at < NOON + DAY; at += 20 * MINUTE) {
    const states = eventsAt(at, [], 60).map(({ match }) => match.state);
    expect(states.filter((state) => state === 'live' || state === 'suspended').length).toBeGreaterThan(2);
    expect(states).toContain('scheduled');
  }
  expect(new Set(eventsAt(NOON, ['TENNIS'], 60).map(({ fixture }) => fixture.league.sport))).toEqual(new Set(['TENNIS']));
});

it.each([
  [0.5, 1.9],
  [0.25, 3.8],
  [0.99, 1.01],
  [0.1, 9.5],
  [0.00001, 101],
])('a chance of %f pays %f', (chance, odds) => {
  expect(oddsOf(chance)).toBe(odds);
});

import { expect, it } from 'vitest';
import type { SentGame } from '#schemas/declare/platform/games.schema.ts';
import { tableAt } from './tableAt.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const game = (gameId: string, key: string): SentGame => ({
  gameId,
  nodeId: 1,
  gameName: gameId,
  gameType: 'LIVE',
  vassalage: 'VLVT',
  iconUrl: '/art',
  classify: [key],
  minBet: 1,
  maxBet: 20,
});
const day = Array.from({ length: 24 * 12 }, (_turn, index) => NOON + index * 5 * MINUTE);

it('is the same at the same time; new results come in front of the older', () => {
  const roulette = game('VLVT-001', 'ROU');
  const now = tableAt(roulette, NOON, 'en');
  expect(tableAt(roulette, NOON, 'en')).toEqual(now);
  const later = tableAt(roulette, NOON + 45_000, 'en');
  expect(later.results?.slice(1)).toEqual(now.results?.slice(0, -1));
});

it('colours the numbers of roulette as the wheel does', () => {
  const results = day.flatMap((at) => tableAt(game('VLVT-002', 'ROU'), at, 'en').results ?? []);
  const tones = Object.fromEntries(results.map(({ text, tone }) => [text, tone]));
  expect(tones).toMatchObject({ 0: 'green', 1: 'red', 2: 'black', 19: 'red', 20: 'black', 36: 'red', 35: 'black' });
  expect(Object.keys(tones)).toHaveLength(37);
});

it('has seats that fill and empty, and never more players than seats', () => {
  const taken = day.flatMap((at) => tableAt(game('SALN-001', 'BAC'), at, 'en').seats ?? []);
  expect(new Set(taken.map((seats) => seats.taken)).size).toBeGreaterThan(4);
  expect(taken.filter((seats) => seats.taken > (seats.total ?? 0))).toEqual([]);
  expect(tableAt(game('VLVT-001', 'ROU'), NOON, 'en').seats).not.toHaveProperty('total');
});

it('is closed now and then, with nobody at it, and while its studio is closed', () => {
  const states = day.map((at) => tableAt(game('CRUP-003', 'DICE'), at, 'en').state);
  expect(new Set(states)).toEqual(new Set(['open', 'closed']));
  const closed = tableAt({ ...game('VLVT-001', 'ROU'), maintenance: true }, NOON, 'en');
  expect(closed).toMatchObject({ state: 'closed' });
  expect(closed).not.toHaveProperty('seats');
});

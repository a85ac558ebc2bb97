import { describe, expect, it } from 'vitest';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { type Coupon, combinedOdds, pickOf, priced, selectionOf, startsAnew, toggled } from './coupon.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');

const match = (eventId: string, changes: Partial<SportsEvent> = {}): SportsEvent => ({
  eventId,
  sport: 'FOOTBALL',
  league: 'Cup',
  home: { name: `Home ${eventId}` },
  away: { name: `Away ${eventId}` },
  startsAt: '2026-03-01T18:00:00Z',
  state: 'scheduled',
  markets: [
    {
      marketId: 'win',
      kind: '1x2',
      outcomes: [
        { outcomeId: 'home', kind: 'home', odds: 2.35 },
        { outcomeId: 'draw', kind: 'draw', odds: 3.2 },
        { outcomeId: 'away', kind: 'away', odds: 2.95 },
      ],
    },
  ],
  studio: { vassalage: 'BTI' },
  ...changes,
});

function pick(event: SportsEvent, index = 0) {
  const [market] = event.markets;
  const outcome = market?.outcomes[index];
  if (!market || !outcome) throw new Error('The match has no such outcome.');
  return pickOf(event, market, outcome);
}

const namesOf = (coupon: Coupon) => coupon.map(({ eventId, outcomeId }) => `${eventId} ${outcomeId}`);

describe('the coupon', () => {
  it('collects one outcome of each match, in the order of the taps', () => {
    const one = toggled(toggled([], pick(match('a'))), pick(match('b'), 1));
    expect(namesOf(one)).toEqual(['a home', 'b draw']);
    expect(namesOf(toggled(one, pick(match('a'), 2)))).toEqual(['b draw', 'a away']);
  });

  it('loses an outcome that is tapped again', () => {
    expect(toggled([pick(match('a'))], pick(match('a')))).toEqual([]);
  });

  it('starts anew with a match of another studio', () => {
    const other = pick(match('b', { studio: { vassalage: 'PTCH' } }));
    expect(startsAnew([pick(match('a'))], other)).toBe(true);
    expect(startsAnew([], other)).toBe(false);
    expect(namesOf(toggled([pick(match('a'))], other))).toEqual(['b home']);
  });

  it('never holds more than a launch may send', () => {
    const many = Array.from({ length: 40 }, (_match, index) => pick(match(String(index)))).reduce<Coupon>(toggled, []);
    expect(many).toHaveLength(30);
    expect(many.at(-1)?.eventId).toBe('39');
  });

  it('combines its odds, and hands them over by their ids', () => {
    const picks = [pick(match('a')), pick(match('b'), 1)];
    expect(combinedOdds(picks)).toBe(7.52);
    expect(selectionOf(picks)).toEqual([
      { eventId: 'a', marketId: 'win', outcomeId: 'home', odds: 2.35 },
      { eventId: 'b', marketId: 'win', outcomeId: 'draw', odds: 3.2 },
    ]);
  });
});

describe('the odds of an outcome on the coupon', () => {
  const chosen = [pick(match('a'))];
  const now = (events: readonly SportsEvent[], nowMs = NOW) =>
    priced(chosen, events, nowMs).map(({ odds, isOpen }) => [odds, isOpen]);
  const risen = match('a').markets.map((market) => ({
    ...market,
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, odds: outcome.odds + 1 })),
  }));

  it.each<[string, readonly SportsEvent[], number, boolean]>([
    ['are those of now', [match('a', { markets: risen })], 3.35, true],
    ['stay while its match is not listed', [], 2.35, true],
    ['count for nothing while it is suspended', [match('a', { state: 'suspended' })], 2.35, false],
    ['count for nothing once it is over', [match('a', { state: 'ended', markets: [] })], 2.35, false],
  ])('%s', (_what, events, odds, isOpen) => {
    expect(now(events)).toEqual([[odds, isOpen]]);
  });

  it('count for nothing once its match has begun and is not listed', () => {
    expect(now([], Date.parse('2026-03-01T19:00:00Z'))).toEqual([[2.35, false]]);
  });
});

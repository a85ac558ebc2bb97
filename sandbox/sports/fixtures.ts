import type { League } from './leagues.ts';
import { seedOf } from '../seed/seededRandom.ts';

const MINUTE_MS = 60_000;

export interface Fixture<L extends League = League> {
  readonly eventId: string;
  readonly league: L;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
}

/** The two of a place in a round of all against all: the first stays, the others go round. */
function pairOf(sides: readonly string[], round: number, place: number): readonly [string, string] {
  const others = sides.length - 1;
  const at = (index: number) => sides[1 + ((((index + round) % others) + others) % others)] ?? '';
  const [one, other] = place === 0 ? [sides[0] ?? '', at(0)] : [at(place), at(others - place)];
  return (round + place) % 2 === 0 ? [one, other] : [other, one];
}

/** How strong a side is, from -1 to 1. */
export const strengthOf = (side: string): number => (seedOf(`strength of ${side}`) % 2001) / 1000 - 1;

/**
 * Matches of a league that start within a time. After each round one place stays empty: who plays last in it and first in the next has time to.
 */
export function fixturesOf<L extends League>(league: L, fromMs: number, untilMs: number): Fixture<L>[] {
  const stepMs = league.everyMinutes * MINUTE_MS;
  const offsetMs = league.firstMinute * MINUTE_MS;
  const places = league.sides.length / 2 + 1;
  const first = Math.ceil((fromMs - offsetMs) / stepMs);
  const last = Math.floor((untilMs - offsetMs) / stepMs);
  const fixtures: Fixture<L>[] = [];
  for (let index = first; index <= last; index += 1) {
    const place = ((index % places) + places) % places;
    if (place === places - 1) continue;
    const [home, away] = pairOf(league.sides, Math.floor(index / places), place);
    fixtures.push({ eventId: `${league.key}-${index}`, league, home, away, startsAtMs: offsetMs + index * stepMs });
  }
  return fixtures;
}

import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import type { CallContext, Handlers } from '../calls/CallContext.ts';
import { readCodes, readCount, readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import { listVendors } from '../games/gameQueries.ts';
import { contentLanguage } from '../system/homeOf.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';
import { leagues } from './leagues.ts';
import { LONGEST_MS, matchAt } from './matchAt.ts';

/** So far ahead matches are known. */
const AHEAD_MS = 30 * 60 * 60 * 1000;
const COUNT = 60;
const MOST = 200;

/** Matches that are told of at a time: by their start, so that those being played come before those to come. */
export function eventsAt(nowMs: number, wanted: readonly string[], count: number) {
  return leagues
    .filter(({ sport }) => wanted.length === 0 || wanted.includes(sport))
    .flatMap((league) => fixturesOf(league, nowMs - LONGEST_MS, nowMs + AHEAD_MS))
    .toSorted((a, b) => a.startsAtMs - b.startsAtMs || (a.eventId < b.eventId ? -1 : 1))
    .flatMap((fixture) => {
      const match = matchAt(fixture, nowMs);
      return match ? [{ fixture, match }] : [];
    })
    .slice(0, count);
}

const sideOf = (name: string): SportsEvent['home'] => ({ name });
const startOf = ({ startsAtMs }: Fixture): string => new Date(startsAtMs).toISOString();

async function sportsEvents({ db, today }: Pick<SandboxParts, 'db' | 'today'>, context: CallContext): Promise<SportsEvent[]> {
  const { merchantCode, query, site } = context;
  const vendors = await listVendors(db, merchantCode);
  const studio = ['SPORTS', 'ESPORTS'].flatMap((type) =>
    vendors.filter(({ gameType, maintenance }) => gameType === type && !maintenance),
  )[0];
  if (studio === undefined) return [];
  const t = sandboxTexts[contentLanguage(site, readText(query, 'language', 10))];
  const count = readCount(query, 'count', COUNT, 1, MOST);
  return eventsAt(today().getTime(), readCodes(query, 'sport'), count).map(({ fixture, match }) => ({
    eventId: fixture.eventId,
    sport: fixture.league.sport,
    league: t(`league.${fixture.league.key}`),
    home: sideOf(fixture.home),
    away: sideOf(fixture.away),
    startsAt: startOf(fixture),
    ...match,
    studio: { vassalage: studio.vassalage, gameType: studio.gameType },
  }));
}

/** Matches and odds, from the clock of content alone. */
export const sportsHandlers = (parts: Pick<SandboxParts, 'db' | 'today'>): Pick<Handlers, 'sportsEvents'> => ({
  sportsEvents: (context) => sportsEvents(parts, context),
});

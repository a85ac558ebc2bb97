import { sampleGames } from './sampleGames.ts';

/** Teams of samples: league, sport and the two sides. */
const rows = [
  ['Coastal Premier League', 'FOOTBALL', 'Lagos United', 'Porto Verde'],
  ['Coastal Premier League', 'FOOTBALL', 'Northgate City', 'Harbour Athletic'],
  ['Twin Rivers Cup', 'FOOTBALL', 'Delta Rovers', 'Old Bridge'],
  ['Continental Hoops', 'BASKETBALL', 'Bay Comets', 'Iron Ridge'],
  ['Lakeside Open', 'TENNIS', 'M. Okoro', 'L. Brandt'],
  ['Grand Lanes Masters', 'ESPORTS', 'Night Owls', 'Team Meridian'],
] as const;

const PRICES = [
  [1.85, 3.5, 4.2],
  [2.35, 3.2, 2.95],
  [3.1, 3.3, 2.25],
] as const;

const isFootball = (sport: string): boolean => sport === 'FOOTBALL';

/** They start in a time that does not come, so that a page looks the same twice; one is played. */
export const sampleEvents = rows.map(([league, sport, home, away], index) => {
  const [one, draw, two] = PRICES[index % PRICES.length] ?? PRICES[0];
  const eventId = `sample-${index + 1}`;
  return {
    eventId,
    sport,
    league,
    home: { name: home },
    away: { name: away },
    startsAt: `2099-01-01T${String(12 + index)}:30:00Z`,
    state: index === 0 ? 'live' : 'scheduled',
    ...(index === 0 ? { score: { home: 1, away: 0 }, period: 1, minute: 34 } : {}),
    markets: [
      {
        marketId: `${eventId}-win`,
        kind: isFootball(sport) ? '1x2' : 'moneyline',
        outcomes: [
          { outcomeId: 'home', kind: 'home', odds: one },
          ...(isFootball(sport) ? [{ outcomeId: 'draw', kind: 'draw', odds: draw }] : []),
          { outcomeId: 'away', kind: 'away', odds: two },
        ],
      },
    ],
    studio: { vassalage: 'BTI', gameType: 'SPORTS' },
  };
});

const RESULTS = [
  ['17', 'black'],
  ['0', 'green'],
  ['32', 'red'],
  ['5', 'red'],
  ['26', 'black'],
  ['9', 'red'],
] as const;
const HANDS = [
  ['B', 'banker'],
  ['P', 'player'],
  ['P', 'player'],
  ['T', 'tie'],
  ['B', 'banker'],
  ['B', 'banker'],
] as const;
const DEALERS = ['Mira', 'Anton', 'Suri', 'Leo'] as const;

export const sampleTables = sampleGames
  .filter(({ gameType }) => gameType === 'LIVE')
  .map((game, index) => ({
    ...game,
    state: 'open',
    seats: index % 2 === 0 ? { taken: 48 + index } : { taken: index + 2, total: 7 },
    dealer: DEALERS[index % DEALERS.length] ?? DEALERS[0],
    minBet: 1,
    maxBet: 500,
    results: index > 1 ? [] : (index === 0 ? RESULTS : HANDS).map(([text, tone]) => ({ text, tone })),
    tableLanguage: 'en',
  }));

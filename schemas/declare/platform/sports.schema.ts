import type { FromSchema } from 'json-schema-to-ts';
import { gameSchema } from './games.schema.ts';

export const eventStates = ['scheduled', 'live', 'suspended', 'ended'] as const;
export const marketKinds = ['1x2', 'moneyline', 'totals'] as const;
export const outcomeKinds = ['home', 'draw', 'away', 'over', 'under'] as const;
/** Colours of a live table's results, which say more than the number: of roulette, and whose hand won at baccarat. */
export const resultTones = ['red', 'black', 'green', 'player', 'banker', 'tie', 'plain'] as const;

const id = { type: 'string', minLength: 1, maxLength: 60 } as const;

const side = {
  description: 'One of the two that play. `markUrl` is a path below the image host.',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 80 },
    markUrl: { type: 'string', maxLength: 300 },
  },
} as const;

const market = {
  description:
    'What can be bet on. `1x2` has home, draw and away, `moneyline` home and away, `totals` over and under the `line`. A suspended market shows, and takes no bets for now.',
  type: 'object',
  required: ['marketId', 'kind', 'outcomes'],
  properties: {
    marketId: id,
    kind: { type: 'string', enum: marketKinds },
    line: { description: 'Of `totals`: 2.5 stands between two and three goals.', type: 'number' },
    suspended: { type: 'boolean' },
    outcomes: {
      type: 'array',
      maxItems: 3,
      items: {
        type: 'object',
        required: ['outcomeId', 'kind', 'odds'],
        properties: {
          outcomeId: id,
          kind: { type: 'string', enum: outcomeKinds },
          odds: {
            description: 'Decimal odds: what a stake of 1 pays back.',
            type: 'number',
            minimum: 1.001,
            maximum: 100_000,
          },
        },
      },
    },
  },
} as const;

export const sportsEventsAnswerSchema = {
  $id: 'platform/sports-events',
  description:
    'Our addition: matches of today and the next days, with their main markets. The page sorts them: what is played now first, then by their start.',
  type: 'array',
  maxItems: 500,
  items: {
    type: 'object',
    required: ['eventId', 'sport', 'league', 'home', 'away', 'startsAt', 'state', 'markets', 'studio'],
    properties: {
      eventId: id,
      sport: {
        description: 'FOOTBALL, BASKETBALL, TENNIS, VOLLEYBALL, BADMINTON, ESPORTS, or another code.',
        type: 'string',
        maxLength: 20,
      },
      league: { description: 'Its name in the language of the query.', type: 'string', maxLength: 100 },
      home: side,
      away: side,
      startsAt: { description: 'ISO 8601, with its time zone.', type: 'string', maxLength: 40 },
      state: {
        description: 'A suspended match is played and takes no bets for now, such as after a goal.',
        type: 'string',
        enum: eventStates,
      },
      score: {
        description: 'Since the match began: goals, points, or sets and maps won.',
        type: 'object',
        required: ['home', 'away'],
        properties: { home: { type: 'integer', minimum: 0 }, away: { type: 'integer', minimum: 0 } },
      },
      period: { description: 'Half, quarter, set or map that is played, from 1.', type: 'integer', minimum: 1, maximum: 99 },
      minute: { description: 'Of the match, where the sport counts them.', type: 'integer', minimum: 0, maximum: 999 },
      isBreak: { description: 'Between two periods.', type: 'boolean' },
      markets: { type: 'array', maxItems: 20, items: market },
      studio: {
        description:
          'Where bets on the match are taken: a launch (CALL-87) of this studio, or of its game `gameCode`, is sent the chosen outcomes as `selection`.',
        type: 'object',
        required: ['vassalage'],
        properties: {
          vassalage: { type: 'string', maxLength: 40 },
          gameType: { type: 'string', maxLength: 20 },
          gameCode: { type: 'string', maxLength: 60 },
        },
      },
    },
  },
} as const;
export type SportsEvent = FromSchema<typeof sportsEventsAnswerSchema>[number];
export type Market = SportsEvent['markets'][number];
export type Outcome = Market['outcomes'][number];

export const liveTablesAnswerSchema = {
  $id: 'platform/live-tables',
  description:
    'Our addition: live tables as they are now, the most popular first. Each is the game of the list of games (CALL-77), with what goes on at its table; limits are its smallest and largest stake.',
  type: 'array',
  maxItems: 200,
  items: {
    type: 'object',
    required: [...gameSchema.required, 'state'],
    properties: {
      ...gameSchema.properties,
      state: { type: 'string', enum: ['open', 'closed'] },
      seats: {
        description: 'Players at the table, and how many it has seats for; without `total` it has no limit.',
        type: 'object',
        required: ['taken'],
        properties: { taken: { type: 'integer', minimum: 0 }, total: { type: 'integer', minimum: 1 } },
      },
      dealer: { type: 'string', maxLength: 60 },
      results: {
        description: 'The last results, newest first, as players write them: 17, or B.',
        type: 'array',
        maxItems: 20,
        items: {
          type: 'object',
          required: ['text', 'tone'],
          properties: { text: { type: 'string', maxLength: 6 }, tone: { type: 'string', enum: resultTones } },
        },
      },
      tableLanguage: { description: 'The language that is spoken at the table, as BCP 47.', type: 'string', maxLength: 20 },
    },
  },
} as const;
export type LiveTable = FromSchema<typeof liveTablesAnswerSchema>[number];
export type TableResult = NonNullable<LiveTable['results']>[number];

import type { FromSchema } from 'json-schema-to-ts';
import { gameSchema } from './games.schema.ts';

/** One draw that has been held. */
const drawSchema = {
  type: 'object',
  required: ['gameId', 'issue', 'numbers', 'openedAt'],
  properties: {
    gameId: { type: 'string', maxLength: 60 },
    /** Number of the draw, as the platform counts them. */
    issue: { type: 'string', maxLength: 40 },
    numbers: { type: 'array', maxItems: 40, items: { type: 'integer', minimum: 0 } },
    openedAt: { type: 'string', maxLength: 40 },
    /** When the next one is held. */
    nextAt: { type: 'string', maxLength: 40 },
  },
} as const;
export type Draw = FromSchema<typeof drawSchema>;

const lotteryGameSchema = {
  type: 'object',
  required: gameSchema.required,
  properties: {
    ...gameSchema.properties,
    /** Time between two draws. */
    drawSeconds: { type: 'integer' },
    /** The latest draw; absent before the first. */
    numero: drawSchema,
  },
} as const;
export type LotteryGame = FromSchema<typeof lotteryGameSchema>;

const lotteryGames = { type: 'array', items: lotteryGameSchema } as const;

/** CALL-90: every lottery, with its latest numero and the next draw. */
export const lotteryGamesAnswerSchema = { $id: 'platform/lottery-games', ...lotteryGames } as const;

/** CALL-91 and CALL-93: draws, newest first. */
export const drawsAnswerSchema = { $id: 'platform/draws', type: 'array', items: drawSchema } as const;
export type DrawsAnswer = FromSchema<typeof drawsAnswerSchema>;

/** CALL-92: Vietnamese lotteries by region. */
export const lotteryMenuAnswerSchema = {
  $id: 'platform/lottery-menu',
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'title', 'games'],
    properties: { code: { type: 'string', maxLength: 20 }, title: { type: 'string', maxLength: 80 }, games: lotteryGames },
  },
} as const;
export type LotteryMenuAnswer = FromSchema<typeof lotteryMenuAnswerSchema>;

/** CALL-95 and CALL-96: whether lotteries show their logos. */
export const showLogoAnswerSchema = {
  $id: 'platform/show-logo',
  type: 'object',
  required: ['showLogo'],
  properties: { showLogo: { type: 'boolean' } },
} as const;

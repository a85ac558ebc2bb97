import type { FromSchema } from 'json-schema-to-ts';
import { gameSchema } from './games.schema.ts';

const drawSchema = {
  description: 'One draw that has been held.',
  type: 'object',
  required: ['gameId', 'issue', 'numbers', 'openedAt'],
  properties: {
    gameId: { type: 'string', maxLength: 60 },
    issue: { description: 'Number of the draw, as the platform counts them.', type: 'string', maxLength: 40 },
    numbers: { type: 'array', maxItems: 40, items: { type: 'integer', minimum: 0 } },
    openedAt: { type: 'string', maxLength: 40 },
    nextAt: { description: 'When the next one is held.', type: 'string', maxLength: 40 },
  },
} as const;
export type Draw = FromSchema<typeof drawSchema>;

const lotteryGameSchema = {
  type: 'object',
  required: gameSchema.required,
  properties: {
    ...gameSchema.properties,
    drawSeconds: { description: 'Time between two draws.', type: 'integer' },
    numero: { ...drawSchema, description: 'The latest draw; absent before the first.' },
  },
} as const;
export type LotteryGame = FromSchema<typeof lotteryGameSchema>;

const lotteryGames = { type: 'array', items: lotteryGameSchema } as const;

export const lotteryGamesAnswerSchema = {
  $id: 'platform/lottery-games',
  description: 'CALL-90: every lottery, with its latest numero and the next draw.',
  ...lotteryGames,
} as const;

export const drawsAnswerSchema = {
  $id: 'platform/draws',
  description: 'CALL-91 and CALL-93: draws, newest first.',
  type: 'array',
  items: drawSchema,
} as const;
export type DrawsAnswer = FromSchema<typeof drawsAnswerSchema>;

export const lotteryMenuAnswerSchema = {
  $id: 'platform/lottery-menu',
  description: 'CALL-92: Vietnamese lotteries by region.',
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'title', 'games'],
    properties: { code: { type: 'string', maxLength: 20 }, title: { type: 'string', maxLength: 80 }, games: lotteryGames },
  },
} as const;
export type LotteryMenuAnswer = FromSchema<typeof lotteryMenuAnswerSchema>;

export const showLogoAnswerSchema = {
  $id: 'platform/show-logo',
  description: 'CALL-95 and CALL-96: whether lotteries show their logos.',
  type: 'object',
  required: ['showLogo'],
  properties: { showLogo: { type: 'boolean' } },
} as const;

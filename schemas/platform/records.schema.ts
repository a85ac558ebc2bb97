import type { FromSchema } from 'json-schema-to-ts';
import { pagedAnswer } from './pagedAnswer.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const amount = { type: 'number' } as const;

/** What bets came to: put in, won, and what is left of it for the player. */
const sums = {
  type: 'object',
  required: ['stake', 'payout', 'profit'],
  properties: { count: { type: 'integer' }, stake: amount, payout: amount, profit: amount },
} as const;

/** MEM-07: one bet. */
const betRow = {
  type: 'object',
  required: ['id', 'gameName', 'gameType', 'betTime', 'stake', 'payout', 'profit'],
  properties: {
    id: text(60),
    gameName: text(200),
    gameType: text(40),
    vendorName: text(200),
    betTime: text(40),
    stake: amount,
    payout: amount,
    profit: amount,
    /** Played for nothing: no money was at stake. */
    freeplay: { type: 'integer', minimum: 0, maximum: 1 },
  },
} as const;

/** MEM-07: the bets of some days, newest first, and what all of them came to. */
export const gameRecordsAnswerSchema = pagedAnswer('platform/game-records', betRow, { totals: sums });
export type GameRecordsAnswer = FromSchema<typeof gameRecordsAnswerSchema>;

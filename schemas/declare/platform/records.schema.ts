import type { FromSchema } from 'json-schema-to-ts';
import { pagedAnswer } from './pagedAnswer.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const amount = { type: 'number' } as const;

const sums = {
  description: 'What bets came to: put in, won, and what is left of it for the player.',
  type: 'object',
  required: ['stake', 'payout', 'profit'],
  properties: { count: { type: 'integer' }, stake: amount, payout: amount, profit: amount },
} as const;

const betRow = {
  description: 'MEM-07: one bet.',
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
    freeplay: { description: 'Played for nothing: no money was at stake.', type: 'integer', minimum: 0, maximum: 1 },
  },
} as const;

/** MEM-07: the bets of a range of days, newest first, and their totals. */
export const gameRecordsAnswerSchema = pagedAnswer('platform/game-records', betRow, { totals: sums });
export type GameRecordsAnswer = FromSchema<typeof gameRecordsAnswerSchema>;

const movement = {
  description: "MEM-08: one movement of the member's money. `type` is a code of the platform's.",
  type: 'object',
  required: ['id', 'type', 'amount', 'status', 'time'],
  properties: {
    id: text(60),
    reference: { ...text(60), description: 'Number of the receipt.' },
    type: text(20),
    /** Below zero where money left the wallet. */
    amount,
    balance: amount,
    status: text(20),
    time: text(40),
    detail: {
      ...text(200),
      description:
        "What it was about, in words: a game, for one. Where a bonus came from may be a code of the player's (`reward`, `mall`, …).",
    },
  },
} as const;

/** MEM-08: a member's transactions in a range of days, newest first, with total credits and debits. */
export const transactionsAnswerSchema = pagedAnswer('platform/transactions', movement, {
  totals: { type: 'object', required: ['in', 'out'], properties: { in: amount, out: amount } },
} as const);
export type TransactionsAnswer = FromSchema<typeof transactionsAnswerSchema>;

export const profitLossAnswerSchema = {
  $id: 'platform/profit-loss',
  description: 'MEM-09: what the bets of some days came to, by kind of game and together.',
  type: 'object',
  required: ['list', 'totals'],
  properties: {
    list: {
      type: 'array',
      items: { ...sums, required: ['gameType', ...sums.required], properties: { gameType: text(40), ...sums.properties } },
    },
    totals: sums,
  },
} as const;
export type ProfitLossAnswer = FromSchema<typeof profitLossAnswerSchema>;

import { gameRecordsAnswerSchema, profitLossAnswerSchema, transactionsAnswerSchema } from '../platform/records.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { codes, query, recorded, language, day } from './queryParts.ts';

const WHEN = '2026-01-01T12:00:00.000Z';

const bets = (
  [
    ['RNG', 120.5],
    ['LIVE', -25],
    ['SPORTS', 0],
    ['RNG', 48],
    ['LOTT', -25],
  ] as const
).map(([gameType, profit], index) => ({
  id: `sample-${index}`,
  gameName: `Sample game ${index + 1}`,
  gameType,
  vendorName: 'Sample',
  betTime: WHEN,
  stake: 25,
  payout: 25 + profit,
  profit,
}));

const moves = (
  [
    ['W', -75, 'waiting'],
    ['P', 145.5, 'done'],
    ['B', -25, 'done'],
    ['W', -50, 'cancelled'],
    ['R', 10, 'done'],
    ['D', 100, 'done'],
  ] as const
).map(([type, amount, status], index) => ({
  id: `SAMPLE-${index}`,
  reference: `SAMPLE-${index}`,
  type,
  amount,
  balance: 100,
  status,
  time: WHEN,
}));

export const recordCalls = {
  gameRecords: {
    title: 'bet history',
    method: 'GET',
    path: '/wps/record/bets',
    session: true,
    module: 'records',
    query: query({ gameType: codes, ...recorded }),
    answer: gameRecordsAnswerSchema,
    sample: { list: bets, totalCount: bets.length, totals: { stake: 125, payout: 243.5, profit: 118.5 } },
  },
  transactions: {
    title: 'transactions',
    method: 'GET',
    path: '/wps/record/transactions',
    session: true,
    module: 'records',
    query: query({ types: codes, ...recorded }),
    answer: transactionsAnswerSchema,
    sample: { list: moves, totalCount: moves.length, totals: { in: 255.5, out: -100 } },
  },
  profitLoss: {
    title: 'profit and loss',
    method: 'GET',
    path: '/wps/record/profitLoss',
    session: true,
    module: 'profitLoss',
    query: query({ startDate: day, endDate: day, language }),
    answer: profitLossAnswerSchema,
    sample: {
      list: [
        { gameType: 'RNG', count: 2, stake: 50, payout: 218.5, profit: 168.5 },
        { gameType: 'LIVE', count: 1, stake: 25, payout: 0, profit: -25 },
        { gameType: 'SPORTS', count: 1, stake: 25, payout: 25, profit: 0 },
        { gameType: 'LOTT', count: 1, stake: 25, payout: 0, profit: -25 },
      ],
      totals: { count: 5, stake: 125, payout: 243.5, profit: 118.5 },
    },
  },
} as const satisfies Record<string, CallDeclaration>;

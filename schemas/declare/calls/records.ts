import { gameRecordsAnswerSchema, profitLossAnswerSchema, transactionsAnswerSchema } from '../platform/records.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { codes, query, recorded, language, day } from './queryParts.ts';

export const recordCalls = {
  gameRecords: {
    title: 'bet history',
    method: 'GET',
    path: '/wps/record/bets',
    session: true,
    module: 'records',
    query: query({ gameType: codes, ...recorded }),
    answer: gameRecordsAnswerSchema,
  },
  transactions: {
    title: 'transactions',
    method: 'GET',
    path: '/wps/record/transactions',
    session: true,
    module: 'records',
    query: query({ types: codes, ...recorded }),
    answer: transactionsAnswerSchema,
  },
  profitLoss: {
    title: 'profit and loss',
    method: 'GET',
    path: '/wps/record/profitLoss',
    session: true,
    module: 'profitLoss',
    query: query({ startDate: day, endDate: day, language }),
    answer: profitLossAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;

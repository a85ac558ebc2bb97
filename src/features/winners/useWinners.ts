import type { WinnersAnswer } from '#schemas/declare/platform/games.schema.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { winnersParams } from './winnerReads.ts';

export type Winner = WinnersAnswer[number]['vo'];

/** Highest amount first (WIN-05). */
export const byAmount = (winners: WinnersAnswer): Winner[] =>
  winners.map(({ vo }) => vo).toSorted((a, b) => b.winAmount - a.winAmount);

/** Recent winners, as the platform reports them. */
export const useWinners = (limit: number) => useRead('winners', winnersParams(useListLanguage(), limit));

import type { MoneyUnit } from '../money/unitOf.ts';

/** Stakes of a game, in steps of its smallest, which is in credits. */
export const stakesOf = (minBet: number, { offer }: MoneyUnit): number[] =>
  [1, 2, 5, 10, 20].map((times) => offer(minBet * times));

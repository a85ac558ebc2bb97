/** Stakes of a game, in steps of its smallest. */
export const stakesOf = (minBet: number): number[] => [1, 2, 5, 10, 20].map((times) => Math.round(minBet * times * 100) / 100);

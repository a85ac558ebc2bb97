import type { Answer } from '#schemas/platform/answers.ts';

const bets = [120.5, -25, 0, 48].map((profit, index) => ({
  id: `sample-${index}`,
  gameName: `Sample game ${index + 1}`,
  gameType: 'RNG',
  vendorName: 'Sample',
  betTime: '2026-01-01T12:00:00.000Z',
  stake: 25,
  payout: 25 + profit,
  profit,
}));

/** What a played member sees where records are listed. */
export const recordSamples = {
  gameRecords: { list: bets, totalCount: bets.length, totals: { stake: 100, payout: 243.5, profit: 143.5 } },
} satisfies { readonly gameRecords: Answer<'gameRecords'> };

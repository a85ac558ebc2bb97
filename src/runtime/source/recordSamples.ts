import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';

const WHEN = '2026-01-01T12:00:00.000Z';

const bets = [120.5, -25, 0, 48].map((profit, index) => ({
  id: `sample-${index}`,
  gameName: `Sample game ${index + 1}`,
  gameType: 'RNG',
  vendorName: 'Sample',
  betTime: WHEN,
  stake: 25,
  payout: 25 + profit,
  profit,
}));

const moves = [
  ['D', 100],
  ['B', -25],
  ['W', -75],
] as const;

/** What a played member sees where records and benefits are listed. Marked as samples wherever they have words. */
export const recordSamples = {
  gameRecords: { list: bets, totalCount: bets.length, totals: { stake: 100, payout: 243.5, profit: 143.5 } },
  transactions: {
    list: moves.map(([type, amount], index) => ({
      id: `SAMPLE-${index}`,
      reference: `SAMPLE-${index}`,
      type,
      amount,
      balance: 100,
      status: 'done',
      time: WHEN,
    })),
    totalCount: moves.length,
    totals: { in: 100, out: -100 },
  },
  profitLoss: {
    list: [{ gameType: 'RNG', count: 4, stake: 100, payout: 243.5, profit: 143.5 }],
    totals: { count: 4, stake: 100, payout: 243.5, profit: 143.5 },
  },
  playerRank: {
    currentProgress: { completedConditions: 3, totalExpectedConditions: 10 },
    playerRankProgress: { labelId: 'Sample' },
  },
  rewards: [{ id: 'sample', title: 'Sample reward', amount: 10, state: 'open' }],
  mall: { points: 100, items: [{ id: 'sample', title: 'Sample item', points: 50 }] },
} satisfies { readonly [C in CallName]?: Answer<C> };

import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';

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

const moves = [
  ['W', -75, 'waiting'],
  ['P', 145.5, 'done'],
  ['B', -25, 'done'],
  ['W', -50, 'cancelled'],
  ['R', 10, 'done'],
  ['D', 100, 'done'],
] as const;

const reward = (
  id: string,
  amount: number,
  more: { readonly state: string; readonly done?: number; readonly needed?: number },
) => ({
  id,
  title: 'Sample reward',
  text: 'Sample text',
  amount,
  ...more,
});

/** One that is affordable, one just out of reach, one far away. */
const items = [
  ['Sample bonus', 300, 5],
  ['Sample bonus', 550, 10],
  ['Sample item', 400, undefined],
  ['Sample bonus', 2_300, 50],
] as const;

/** What a played member sees where records and benefits are listed. Marked as samples wherever they have words. */
export const recordSamples = {
  gameRecords: { list: bets, totalCount: bets.length, totals: { stake: 125, payout: 243.5, profit: 118.5 } },
  transactions: {
    list: moves.map(([type, amount, status], index) => ({
      id: `SAMPLE-${index}`,
      reference: `SAMPLE-${index}`,
      type,
      amount,
      balance: 100,
      status,
      time: WHEN,
    })),
    totalCount: moves.length,
    totals: { in: 255.5, out: -100 },
  },
  profitLoss: {
    list: [
      { gameType: 'RNG', count: 2, stake: 50, payout: 218.5, profit: 168.5 },
      { gameType: 'LIVE', count: 1, stake: 25, payout: 0, profit: -25 },
      { gameType: 'SPORTS', count: 1, stake: 25, payout: 25, profit: 0 },
      { gameType: 'LOTT', count: 1, stake: 25, payout: 0, profit: -25 },
    ],
    totals: { count: 5, stake: 125, payout: 243.5, profit: 118.5 },
  },
  playerRank: {
    currentProgress: { completedConditions: 3, totalExpectedConditions: 10 },
    playerRankProgress: { labelId: 'Sample' },
    ranks: [{ labelId: 'Sample 1' }, { labelId: 'Sample', needed: 10, reward: 5 }],
  },
  rewards: [
    reward('sample-open', 10, { state: 'open' }),
    reward('sample-locked', 25, { state: 'locked', done: 4, needed: 10 }),
    reward('sample-claimed', 5, { state: 'claimed' }),
  ],
  mall: {
    points: 420,
    items: items.map(([title, points, amount], index) => ({
      id: `sample-${index}`,
      title,
      points,
      ...(amount === undefined ? {} : { amount }),
    })),
  },
} satisfies { readonly [C in CallName]?: CallAnswer<C> };

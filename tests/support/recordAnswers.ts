import type { CallAnswer, Params } from '#schemas/declare/calls/declaredCalls.ts';

/** A page of `count` rows, as calls of records answer it. */
export function pageOf<R>(count: number, { pageNo = 1, pageSize = 20 }: Params, rowAt: (index: number) => R) {
  const from = (Number(pageNo) - 1) * Number(pageSize);
  const length = Math.max(0, Math.min(Number(pageSize), count - from));
  return { list: Array.from({ length }, (_row, index) => rowAt(from + index)), totalCount: count };
}

type Bet = CallAnswer<'gameRecords'>['list'][number];

export const betAt = (index: number, changes: Partial<Bet> = {}): Bet => {
  const profit = [37.5, -20, -5, 0][index % 4] ?? 0;
  return {
    id: String(index),
    gameName: `Game ${index}`,
    gameType: ['RNG', 'LIVE', 'SPORTS'][index % 3] ?? 'RNG',
    vendorName: 'Northern Volt',
    betTime: new Date(Date.UTC(2026, 1, 28, 20) - index * 3_600_000).toISOString(),
    stake: 20,
    payout: 20 + profit,
    profit,
    ...changes,
  };
};

export const someBets = (params: Params): CallAnswer<'gameRecords'> => ({
  ...pageOf(45, params, betAt),
  totals: { count: 45, stake: 900, payout: 1037.5, profit: 137.5 },
});

const kinds = ['W', 'P', 'B', 'R', 'D'];

export const someMoves = (params: Params): CallAnswer<'transactions'> => ({
  ...pageOf(25, params, (index) => ({
    id: `M${index}`,
    reference: `M${1000 + index}`,
    type: kinds[index % kinds.length] ?? 'D',
    amount: [-50, 12.5, -5, 5, 100][index % 5] ?? 0,
    balance: 1000 + index,
    status: index === 0 ? 'waiting' : index === 5 ? 'cancelled' : 'done',
    time: new Date(Date.UTC(2026, 1, 28, 20) - index * 3_600_000).toISOString(),
    detail: ['', '', 'Golden Koi', 'reward', ''][index % 5] ?? '',
  })),
  totals: { in: 587.5, out: -275 },
});

export const someResults: CallAnswer<'profitLoss'> = {
  list: [
    { gameType: 'RNG', count: 31, stake: 1240.5, payout: 1302, profit: 61.5 },
    { gameType: 'LIVE', count: 8, stake: 400, payout: 180, profit: -220 },
  ],
  totals: { count: 39, stake: 1640.5, payout: 1482, profit: -158.5 },
};

export const someRank: CallAnswer<'playerRank'> = {
  currentProgress: { completedConditions: 12, totalExpectedConditions: 50 },
  playerRankProgress: { labelId: 'VIP 3' },
  ranks: [
    { labelId: 'VIP 1', needed: 0 },
    { labelId: 'VIP 2', needed: 10, reward: 3 },
    { labelId: 'VIP 3', needed: 50, reward: 5, benefits: ['Faster withdrawals', 'menu.mall'] },
    { labelId: 'VIP 4', needed: 150, reward: 10 },
  ],
};

export const someRewards: CallAnswer<'rewards'> = [
  { id: 'explorer', title: 'reward_explorer', text: 'reward_explorer_text', amount: 8, state: 'claimed' },
  {
    id: 'weekly',
    title: 'reward_weekly',
    text: 'reward_weekly_text',
    amount: 5,
    state: 'locked',
    done: 3,
    needed: 10,
    endDate: '2026-03-01T00:00:00Z',
  },
  { id: 'welcome', title: 'reward_welcome', text: 'reward_welcome_text', amount: 10, state: 'open' },
];

export const someItems: CallAnswer<'mall'> = {
  points: 420,
  items: [
    { id: 'bonus-5', title: 'mall_bonus', points: 300, amount: 5 },
    { id: 'bonus-10', title: 'mall_bonus', points: 550, amount: 10 },
    { id: 'cap', title: 'Baseball cap', points: 400 },
  ],
};

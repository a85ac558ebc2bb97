import type { Answer, Params } from '#schemas/platform/answers.ts';

/** A page of `count` rows, as calls of records answer it. */
export function pageOf<R>(count: number, { pageNo = 1, pageSize = 20 }: Params, rowAt: (index: number) => R) {
  const from = (Number(pageNo) - 1) * Number(pageSize);
  const length = Math.max(0, Math.min(Number(pageSize), count - from));
  return { list: Array.from({ length }, (_row, index) => rowAt(from + index)), totalCount: count };
}

type Bet = Answer<'gameRecords'>['list'][number];

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

export const someBets = (params: Params): Answer<'gameRecords'> => ({
  ...pageOf(45, params, betAt),
  totals: { count: 45, stake: 900, payout: 1037.5, profit: 137.5 },
});

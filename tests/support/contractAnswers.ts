import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Contract, Earning } from '#schemas/declare/platform/contracts.schema.ts';
import { pageOf } from './recordAnswers.ts';

export const contractOf = (id: string, status: string, changes: Partial<Contract> = {}): Contract => ({
  id,
  status,
  offeredAt: '2026-01-05T08:00:00.000Z',
  decidedAt: '2026-01-07T08:00:00.000Z',
  terms: [
    { key: 'rate', value: 0.8, kind: 'percent' },
    { key: 'turnoverFrom', value: 4000, kind: 'amount' },
    { key: 'activeMembers', value: 3, kind: 'count' },
    { key: 'startsOn', value: '2026-02-01', kind: 'day' },
  ],
  ...changes,
});

export const earningOf = (id: string, status: string, changes: Partial<Earning> = {}): Earning => ({
  id,
  startDate: '2026-02-01',
  endDate: '2026-02-28',
  base: 2610.06,
  rate: 20,
  amount: 522.01,
  status,
  ...changes,
});

const dayAt = (index: number): Earning => {
  const day = `2026-02-${String(28 - index).padStart(2, '0')}`;
  return earningOf(day, 'settled', { startDate: day, endDate: day, base: 1070, rate: 0.6, activeMembers: 20, amount: 6.42 });
};

/** Answers for an agent, with a pending contract of each kind. */
export const contractAnswers = {
  contracts: () => ({
    dailysalreqtype: 'TURNOVER',
    divtypecompperiodreq: 'LOSS_MONTH',
    contracthoursalreq: 'TURNOVER_HOUR',
    current: contractOf('d1', 'active'),
    pending: contractOf('d2', 'pending'),
  }),
  salaryInfo: () => ({ current: contractOf('s1', 'active'), apply: { from: 0.1, to: 1.5 } }),
  salaryRequests: () => ({ list: [contractOf('s2', 'pending')] }),
  salaryHistory: () => ({ list: [contractOf('s0', 'ended', { endedAt: '2026-02-28T00:00:00Z' })], totalCount: 1 }),
  dailySalary: () => ({ current: { ...dayAt(0), id: 'today', status: 'running' } }),
  salaryList: (params) => ({ ...pageOf(28, params, dayAt), footer: { base: 29_960, amount: 179.76 } }),
  hourContract: () => ({ pending: contractOf('h1', 'pending') }),
  dividend: () => ({
    payable: earningOf('2026-02', 'payable'),
    running: earningOf('2026-03', 'running', { startDate: '2026-03-01', endDate: '2026-03-31', amount: 81.5 }),
  }),
  dividendHistory: () => ({ list: [earningOf('2026-01', 'paid')], totalCount: 1, footer: { base: 2610.06, amount: 522.01 } }),
  agentIncome: () => ({
    current: {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      total: 1197.31,
      items: [
        { key: 'ownRebate', amount: 0 },
        { key: 'teamRebate', amount: 1062.95 },
        { key: 'dailySalary', amount: 134.36 },
      ],
    },
    previous: {
      startDate: '2026-02-01',
      endDate: '2026-02-28',
      total: 20,
      items: [{ key: 'x', label: 'Class bonus', amount: 20 }],
    },
  }),
} satisfies { readonly [C in CallName]?: (params: Params) => CallAnswer<C> };

import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';

const DAY = '2026-01-01T12:00:00.000Z';
const [FROM, TO] = ['2026-01-01', '2026-01-31'];

const contract = {
  id: 'sample',
  status: 'active',
  decidedAt: DAY,
  terms: [
    { key: 'rate', value: 0.5, kind: 'percent' as const },
    { key: 'sample', label: 'Sample', value: 100, kind: 'amount' as const },
  ],
};
const waiting = { ...contract, id: 'sample-next', status: 'pending', offeredAt: DAY };
const earning = {
  id: 'sample',
  startDate: FROM,
  endDate: TO,
  base: 1000,
  activeMembers: 3,
  rate: 0.5,
  amount: 5,
  status: 'paid',
};
const income = { startDate: FROM, endDate: TO, total: 5, items: [{ key: 'sample', label: 'Sample', amount: 5 }] };
const earned = { list: [earning], totalCount: 1, footer: { base: 1000, amount: 5 } };

/** What a played agent sees of contracts and of what they bring. No contract asks to be answered: home stays as it is. */
export const contractSamples = {
  contracts: { current: contract, pending: waiting },
  salaryInfo: { current: contract, pending: waiting },
  salaryRequests: { list: [waiting] },
  salaryHistory: { list: [{ ...contract, status: 'ended', endedAt: DAY }], totalCount: 1 },
  hourContract: { current: contract },
  dailySalary: { current: { ...earning, status: 'running' } },
  salaryList: earned,
  dividend: { running: { ...earning, status: 'running' }, payable: { ...earning, status: 'payable' } },
  dividendHistory: earned,
  agentIncome: { current: income, previous: income },
} satisfies { readonly [C in CallName]?: CallAnswer<C> };

import type { Contract } from '#schemas/declare/platform/contracts.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { storedUnits } from '../money/storedUnit.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import type { ContractKind } from './contractQueries.ts';

type Terms = Contract['terms'];

const startOf = (day: string | undefined): Terms => (day === undefined ? [] : [{ key: 'startsOn', value: day, kind: 'day' }]);

const salary = (turnoverFrom: number, members: number, rate: number, cap: number, startsOn?: string): Terms => [
  { key: 'rate', value: rate, kind: 'percent' },
  { key: 'turnoverFrom', value: turnoverFrom, kind: 'amount' },
  { key: 'activeMembers', value: members, kind: 'count' },
  { key: 'dailyCap', value: cap, kind: 'amount' },
  ...startOf(startsOn),
];

const dividend = (share: number, lossFrom: number, members: number, startsOn?: string): Terms => [
  { key: 'share', value: share, kind: 'percent' },
  { key: 'period', value: 'month', kind: 'period' },
  { key: 'lossFrom', value: lossFrom, kind: 'amount' },
  { key: 'activeMembers', value: members, kind: 'count' },
  ...startOf(startsOn),
];

const hour: Terms = [
  { key: 'rate', value: 0.2, kind: 'percent' },
  { key: 'period', value: 'hour', kind: 'period' },
  { key: 'hours', value: '18:00–24:00', kind: 'text' },
  { key: 'turnoverFrom', value: 100, kind: 'amount' },
  { key: 'hourlyCap', value: 5, kind: 'amount' },
];

interface SeededContract {
  readonly kind: ContractKind;
  readonly status: 'pending' | 'active' | 'ended';
  readonly requirement: string;
  readonly terms: Terms;
  readonly offeredAt: string;
  readonly decidedAt: string | null;
  readonly endedAt: string | null;
}

/** What the demo agent has, with amounts in credits: one contract of each kind that waits, and what was agreed before. */
const contracts: readonly SeededContract[] = [
  {
    kind: 'salary',
    status: 'ended',
    requirement: '',
    terms: salary(700, 10, 0.4, 10, '2025-04-01'),
    offeredAt: '2025-03-20T08:00:00Z',
    decidedAt: '2025-03-26T08:00:00Z',
    endedAt: '2025-09-30T08:00:00Z',
  },
  {
    kind: 'salary',
    status: 'active',
    requirement: '',
    terms: salary(600, 8, 0.6, 15, '2025-10-01'),
    offeredAt: '2025-09-24T08:00:00Z',
    decidedAt: '2025-09-30T08:00:00Z',
    endedAt: null,
  },
  {
    kind: 'salary',
    status: 'pending',
    requirement: 'TURNOVER',
    terms: salary(500, 8, 0.8, 20),
    offeredAt: '2026-01-01T08:00:00Z',
    decidedAt: null,
    endedAt: null,
  },
  {
    kind: 'dividend',
    status: 'active',
    requirement: '',
    terms: dividend(20, 1000, 5, '2025-07-01'),
    offeredAt: '2025-06-18T08:00:00Z',
    decidedAt: '2025-06-21T08:00:00Z',
    endedAt: null,
  },
  {
    kind: 'dividend',
    status: 'pending',
    requirement: 'LOSS_MONTH',
    terms: dividend(25, 2000, 5),
    offeredAt: '2026-01-01T08:00:00Z',
    decidedAt: null,
    endedAt: null,
  },
  {
    kind: 'hour',
    status: 'pending',
    requirement: 'TURNOVER_HOUR',
    terms: hour,
    offeredAt: '2026-01-01T08:00:00Z',
    decidedAt: null,
    endedAt: null,
  },
];

const inUnit = (terms: Terms, { sum }: MoneyUnit): Terms =>
  terms.map((term) => (term.kind === 'amount' ? { ...term, value: sum(Number(term.value)) } : term));

/** Gives the demo agent of each merchant those contracts, unless they have contracts already. */
export async function seedContracts(queries: Queries, merchantCodes: readonly string[]): Promise<void> {
  const rows = (await storedUnits(queries, merchantCodes)).flatMap(([code, unit]) =>
    contracts.map(({ terms, ...contract }, at) => ({ code, at, ...contract, terms: inUnit(terms, unit) })),
  );
  await queries.query(
    `insert into agent_contracts (account_id, kind, status, requirement, terms, offered_at, decided_at, ended_at)
     select a.id, kind, status, requirement, terms, "offeredAt", "decidedAt", "endedAt"
     from accounts a join jsonb_to_recordset($1::jsonb) as seed(code text, at int, kind text, status text, requirement text,
       terms jsonb, "offeredAt" timestamptz, "decidedAt" timestamptz, "endedAt" timestamptz)
       on a.merchant_code = seed.code
     where a.username_key = 'demoagent'
       and not exists (select 1 from agent_contracts c where c.account_id = a.id)
     order by a.id, seed.at`,
    [JSON.stringify(rows)],
  );
}

import type { Earning } from '#schemas/declare/platform/contracts.schema.ts';
import { shareOf } from '../money/shareOf.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { dayOf } from '../calls/days.ts';
import { firstDay, lastDay } from './calendar.ts';
import { type ContractRow, startOf } from './contractQueries.ts';
import type { TeamSums } from './teamDays.ts';

const inMoney = (cents: number): number => cents / 100;

const termOf = ({ terms }: ContractRow, key: string): number => {
  const value = Number(terms.find((term) => term.key === key)?.value);
  return Number.isFinite(value) ? value : 0;
};
const inCents = (row: ContractRow, key: string): number => Math.round(termOf(row, key) * 100);

/** The contract that was in force on a day: begun by then, and not ended before. */
const inForceOn = (contracts: readonly ContractRow[], day: string): ContractRow | undefined =>
  contracts.find((contract) => {
    const { status, endedAt } = contract;
    const start = startOf(contract);
    const isAgreed = status === 'active' || status === 'ended';
    return isAgreed && start !== undefined && start <= day && (endedAt === null || dayOf(endedAt) >= day);
  });

/** The salary of a day in cents, with its basis; undefined on days without a contract. */
export function salaryOf(contracts: readonly ContractRow[], day: string, { turnover, activeMembers }: TeamSums, unit: MoneyUnit) {
  const contract = inForceOn(contracts, day);
  if (contract === undefined) return undefined;
  const isEarned = turnover >= inCents(contract, 'turnoverFrom') && activeMembers >= termOf(contract, 'activeMembers');
  const rate = termOf(contract, 'rate');
  const amount = isEarned ? Math.min(shareOf(turnover, Math.round(rate * 100), unit), inCents(contract, 'dailyCap')) : 0;
  return { day, turnover, activeMembers, rate, amount };
}

export type SalaryDay = NonNullable<ReturnType<typeof salaryOf>>;

export const salaryEarning = (
  { day, turnover, activeMembers, rate, amount }: SalaryDay,
  status: 'running' | 'settled',
): Earning => ({
  id: day,
  startDate: day,
  endDate: day,
  base: inMoney(turnover),
  activeMembers,
  rate,
  amount: inMoney(amount),
  status,
});

/** The dividend of a month in cents, as far as the month has gone; nothing for months without a contract. */
export function dividendOf(contracts: readonly ContractRow[], month: string, { loss, activeMembers }: TeamSums, unit: MoneyUnit) {
  const contract = inForceOn(contracts, firstDay(month));
  if (contract === undefined) return undefined;
  const rate = termOf(contract, 'share');
  const isEarned = loss >= inCents(contract, 'lossFrom') && activeMembers >= termOf(contract, 'activeMembers');
  const amount = isEarned ? shareOf(loss, Math.round(rate * 100), unit) : 0;
  return { month, startDate: firstDay(month), endDate: lastDay(month), loss, activeMembers, rate, amount };
}

export type DividendMonth = NonNullable<ReturnType<typeof dividendOf>>;

export const dividendEarning = (
  { month, startDate, endDate, loss, activeMembers, rate, amount }: DividendMonth,
  status: 'running' | 'payable' | 'paid' | 'settled',
): Earning => ({ id: month, startDate, endDate, base: inMoney(loss), activeMembers, rate, amount: inMoney(amount), status });

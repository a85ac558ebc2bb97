import type { DividendPayoutAnswer, EarningsAnswer, Income } from '#schemas/declare/platform/contracts.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { readDays } from '../calls/readRecordQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { moveMoney, movedBy } from '../wallet/ledgerQueries.ts';
import { listContracts } from './contractQueries.ts';
import { storedUnit } from '../money/storedUnit.ts';
import { pageOf } from '../team/pageOf.ts';
import { dayOf } from '../calls/days.ts';
import { daysBetween, daysOfMonth, firstDay, lastDay, monthBeside, monthOf, monthsEnding } from './calendar.ts';
import { type DividendMonth, dividendEarning, dividendOf, salaryOf } from './earnings.ts';
import { IDLE, readRebates, readTeamDays, readTeamSums } from './teamDays.ts';

type Parts = Pick<SandboxParts, 'db' | 'clock' | 'today'>;
type IncomeHandlers = Pick<Handlers, 'dividend' | 'dividendHistory' | 'dividendPayout' | 'agentIncome'>;

/** The subject of a dividend in the ledger, and its request id, which prevents paying a month twice. */
const SUBJECT = 'dividend';
const requestOf = (month: string): string => `dividend ${month}`;

/** The dividends of some months; of the current month, up to today. */
async function dividendsOf(
  { today }: Pick<Parts, 'today'>,
  queries: Queries,
  account: Account,
  months: readonly string[],
): Promise<DividendMonth[]> {
  const now = today();
  const contracts = await listContracts(queries, account.id, 'dividend', ['active', 'ended']);
  const unit = await storedUnit(queries, account.merchantCode);
  const found: DividendMonth[] = [];
  for (const month of months) {
    const team = await readTeamSums(queries, account, daysOfMonth(month, dayOf(now)), now);
    const dividend = dividendOf(contracts, month, team, unit);
    if (dividend) found.push(dividend);
  }
  return found;
}

const isPaid = async (queries: Queries, accountId: number, month: string): Promise<boolean> =>
  (await movedBy(queries, accountId, requestOf(month))) !== undefined;

/** CALL-62: the months that ended within the requested days. */
async function history(parts: Parts, context: MemberContext): Promise<EarningsAnswer> {
  const { account } = context;
  const now = parts.today();
  const { startDate, endDate } = readDays(context.query, now, context.site.full.template.behaviour.records.maxDays);
  const over = daysBetween(startDate, endDate).filter((day) => day < dayOf(now));
  const dividends = await dividendsOf(parts, parts.db, account, monthsEnding(over));
  const page = pageOf(context.query, dividends);
  const list = await Promise.all(
    page.list.map(async (dividend) => {
      const isOpen = dividend.month === monthBeside(monthOf(dayOf(now)), -1) && dividend.amount > 0;
      // Income that was not paid out within a month was settled outside the wallet.
      const status = (await isPaid(parts.db, account.id, dividend.month)) ? 'paid' : isOpen ? 'payable' : 'settled';
      return dividendEarning(dividend, status);
    }),
  );
  const sum = (of: 'loss' | 'amount') => dividends.reduce((total, month) => total + month[of], 0) / 100;
  return { ...page, list, footer: { base: sum('loss'), amount: sum('amount') } };
}

/** CALL-63: pays a month out once. A repeated request gets the same answer and moves nothing. */
async function payOut(parts: Parts, context: MemberContext): Promise<DividendPayoutAnswer> {
  const { account } = context;
  const now = parts.clock();
  const body = readBody('dividendPayout', context.body);
  const { dividendId } = body;
  const before = monthBeside(monthOf(dayOf(parts.today())), -1);
  return parts.db.transaction(async (queries) => {
    const paid = await movedBy(queries, account.id, requestOf(dividendId));
    if (paid) return { amount: Number(paid.amount), sumBalance: Number(paid.balanceAfter) };
    const [dividend] = dividendId === before ? await dividendsOf(parts, queries, account, [before]) : [];
    if (dividend === undefined || dividend.amount <= 0) throw refuse('dividend.notPayable');
    const moved = await moveMoney(queries, {
      accountId: account.id,
      kind: 'bonus',
      amount: (dividend.amount / 100).toFixed(2),
      status: 'done',
      subject: SUBJECT,
      requestId: requestOf(dividendId),
      createdAt: now,
    });
    if (moved === undefined) throw refuse('dividend.notPayable');
    return { amount: Number(moved.amount), sumBalance: Number(moved.balanceAfter) };
  });
}

/** An agent's income of a month, up to today (CALL-64). */
async function incomeOf(parts: Parts, account: Account, month: string): Promise<Income> {
  const now = parts.today();
  const days = daysOfMonth(month, dayOf(now));
  const contracts = await listContracts(parts.db, account.id, 'salary', ['active', 'ended']);
  const team = await readTeamDays(parts.db, account, days, now);
  const unit = await storedUnit(parts.db, account.merchantCode);
  const dailySalary = days.reduce((sum, day) => sum + (salaryOf(contracts, day, team.get(day) ?? IDLE, unit)?.amount ?? 0), 0);
  const cents = { ...(await readRebates(parts.db, account, days, now)), dailySalary };
  return {
    startDate: firstDay(month),
    endDate: lastDay(month),
    total: (cents.ownRebate + cents.teamRebate + cents.dailySalary) / 100,
    items: Object.entries(cents).map(([key, amount]) => ({ key, amount: amount / 100 })),
  };
}

/** Dividends (CALL-60, CALL-62, CALL-63) and what an agent earns (CALL-64). */
export const incomeHandlers = (parts: Parts): IncomeHandlers => ({
  dividend: async ({ account }) => {
    const month = monthOf(dayOf(parts.today()));
    const before = monthBeside(month, -1);
    const [running] = await dividendsOf(parts, parts.db, account, [month]);
    const [over] = await dividendsOf(parts, parts.db, account, [before]);
    const isPayable = over !== undefined && over.amount > 0 && !(await isPaid(parts.db, account.id, before));
    return {
      ...(running ? { running: dividendEarning(running, 'running') } : {}),
      ...(over && isPayable ? { payable: dividendEarning(over, 'payable') } : {}),
    };
  },
  dividendHistory: (context) => history(parts, context),
  dividendPayout: (context) => payOut(parts, context),
  agentIncome: async ({ account }) => {
    const month = monthOf(dayOf(parts.today()));
    return {
      current: await incomeOf(parts, account, month),
      previous: await incomeOf(parts, account, monthBeside(month, -1)),
    };
  },
});

import type { Contract, ContractInfoAnswer, EarningsAnswer } from '#schemas/declare/platform/contracts.schema.ts';
import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { readDays } from '../calls/readRecordQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import {
  type ContractKind,
  applyForContract,
  contractOf,
  decideContract,
  findContract,
  listContracts,
  pendingRequirements,
} from './contractQueries.ts';
import { storedUnit } from '../money/storedUnit.ts';
import { pageOf } from '../team/pageOf.ts';
import { dayOf } from '../calls/days.ts';
import { daysBetween } from './calendar.ts';
import { type SalaryDay, salaryEarning, salaryOf } from './earnings.ts';
import { IDLE, readTeamDays } from './teamDays.ts';

type Parts = Pick<SandboxParts, 'db' | 'clock' | 'today'>;
type ContractHandlers = Pick<
  Handlers,
  | 'contracts'
  | 'dailySalary'
  | 'salaryInfo'
  | 'salaryList'
  | 'salaryApply'
  | 'salaryProcess'
  | 'salaryRequests'
  | 'salaryHistory'
  | 'dividendProcess'
  | 'hourContract'
  | 'hourProcess'
>;

/** Rates, in per cent, that an agent may request. */
const ASKED_RATE = { from: 0.1, to: 1.5 } as const;
const ID = /^[1-9]\d{0,14}$/;

async function infoOf(queries: Queries, accountId: number, kind: ContractKind): Promise<ContractInfoAnswer> {
  const current = await findContract(queries, accountId, kind, 'active');
  const pending = await findContract(queries, accountId, kind, 'pending');
  return { ...(current ? { current: contractOf(current) } : {}), ...(pending ? { pending: contractOf(pending) } : {}) };
}

async function decide(parts: Parts, context: MemberContext, kind: ContractKind): Promise<Contract> {
  const body = readBody('salaryProcess', context.body);
  const { contractId, accept } = body;
  if (!ID.test(contractId)) throw refuse('contract.unknown');
  const signature = { ip: context.ip, now: parts.clock() };
  const decision = { accountId: context.account.id, kind, contractId: Number(contractId), accept };
  return contractOf(await parts.db.transaction((queries) => decideContract(queries, decision, signature)));
}

async function apply(parts: Parts, context: MemberContext): Promise<Contract> {
  const body = readBody('salaryApply', context.body);
  const rate = Number(body.rate);
  if (rate < ASKED_RATE.from || rate > ASKED_RATE.to) throw refuse('contract.rate', ASKED_RATE);
  const terms: Contract['terms'] = [{ key: 'rate', value: rate, kind: 'percent' }];
  const signature = { ip: context.ip, now: parts.clock() };
  return contractOf(
    await parts.db.transaction((queries) =>
      applyForContract(queries, { accountId: context.account.id, kind: 'salary', terms }, signature),
    ),
  );
}

/** The daily salary of some days, newest first. */
async function salariesOf({ db, today }: Parts, account: Account, days: readonly string[]): Promise<SalaryDay[]> {
  const contracts = await listContracts(db, account.id, 'salary', ['active', 'ended']);
  const team = await readTeamDays(db, account, days, today());
  const unit = await storedUnit(db, account.merchantCode);
  return days.flatMap((day) => salaryOf(contracts, day, team.get(day) ?? IDLE, unit) ?? []).toReversed();
}

/** CALL-55: the requested days, without today, which is not over (`dailySalary`). */
async function salaryList(parts: Parts, context: MemberContext): Promise<EarningsAnswer> {
  const now = parts.today();
  const { startDate, endDate } = readDays(context.query, now, context.site.full.template.behaviour.records.maxDays);
  const over = daysBetween(startDate, endDate).filter((day) => day < dayOf(now));
  const days = await salariesOf(parts, context.account, over);
  const page = pageOf(context.query, days);
  const sum = (of: 'turnover' | 'amount') => days.reduce((total, day) => total + day[of], 0) / 100;
  const list = page.list.map((day) => salaryEarning(day, 'settled'));
  return { ...page, list, footer: { base: sum('turnover'), amount: sum('amount') } };
}

/** Contracts of agents, and the daily salary they bring (CALL-53 to CALL-59, CALL-61). */
export const contractHandlers = (parts: Parts): ContractHandlers => ({
  contracts: async ({ account: { id } }) => {
    const { salary = '', dividend = '', hour = '' } = await pendingRequirements(parts.db, id);
    const requirements = { dailysalreqtype: salary, divtypecompperiodreq: dividend, contracthoursalreq: hour };
    return { ...requirements, ...(await infoOf(parts.db, id, 'dividend')) };
  },
  dailySalary: async ({ account }) => {
    const [day] = await salariesOf(parts, account, [dayOf(parts.today())]);
    return day === undefined ? {} : { current: salaryEarning(day, 'running') };
  },
  salaryInfo: async ({ account: { id } }) => {
    const applied = await findContract(parts.db, id, 'salary', 'applied');
    return { ...(await infoOf(parts.db, id, 'salary')), ...(applied ? {} : { apply: { ...ASKED_RATE } }) };
  },
  salaryList: (context) => salaryList(parts, context),
  salaryApply: (context) => apply(parts, context),
  salaryProcess: (context) => decide(parts, context, 'salary'),
  salaryRequests: async ({ account }) => ({
    list: (await listContracts(parts.db, account.id, 'salary', ['pending', 'applied'])).map(contractOf),
  }),
  salaryHistory: async ({ account, query }) => {
    const past = await listContracts(parts.db, account.id, 'salary', ['ended', 'refused']);
    const page = pageOf(query, past);
    return { ...page, list: page.list.map(contractOf) };
  },
  dividendProcess: (context) => decide(parts, context, 'dividend'),
  hourContract: ({ account }) => infoOf(parts.db, account.id, 'hour'),
  hourProcess: (context) => decide(parts, context, 'hour'),
});

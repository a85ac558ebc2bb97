import {
  agentIncomeAnswerSchema,
  contractAnswerSchema,
  contractApplyBodySchema,
  contractDecisionBodySchema,
  contractHistoryAnswerSchema,
  contractInfoAnswerSchema,
  contractListAnswerSchema,
  contractsAnswerSchema,
  dailySalaryAnswerSchema,
  dividendAnswerSchema,
  dividendPayoutAnswerSchema,
  dividendPayoutBodySchema,
  earningsAnswerSchema,
} from '../platform/contracts.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { count, query, recorded } from './queryParts.ts';

/** Reads that change when an agent answers a contract. */
const contractReads = ['contracts', 'salaryInfo', 'salaryRequests', 'salaryHistory', 'hourContract'] as const;

const DAY = '2026-01-01T12:00:00.000Z';
const [FROM, TO] = ['2026-01-01', '2026-01-31'];

const contract = {
  id: 'sample',
  status: 'active',
  decidedAt: DAY,
  terms: [
    { key: 'rate', value: 0.5, kind: 'percent' },
    { key: 'sample', label: 'Sample', value: 100, kind: 'amount' },
  ],
};
/** Without a prompt to answer it: otherwise the preview's home would open with a dialog. */
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

export const contractCalls = {
  contracts: {
    title: 'contracts',
    method: 'GET',
    path: '/wps/relay/MCS2_getContractDividendInfo',
    session: true,
    tokenInQuery: true,
    module: 'agent',
    answer: contractsAnswerSchema,
    sample: { current: contract, pending: waiting },
  },
  dailySalary: {
    title: 'today’s daily salary',
    method: 'GET',
    path: '/wps/relay/ODSFE2_CurrentDailySalary',
    session: true,
    module: 'agent',
    answer: dailySalaryAnswerSchema,
    sample: { current: { ...earning, status: 'running' } },
  },
  salaryInfo: {
    title: 'terms of the daily salary',
    method: 'GET',
    path: '/wps/relay/MCS2_getContractDailySalInfo',
    session: true,
    module: 'agent',
    answer: contractInfoAnswerSchema,
    sample: { current: contract, pending: waiting },
  },
  salaryList: {
    title: 'daily salaries',
    method: 'GET',
    path: '/wps/relay/ODSFE2_QueryDailySalary',
    session: true,
    module: 'agent',
    query: query(recorded),
    answer: earningsAnswerSchema,
    sample: earned,
  },
  salaryApply: {
    title: 'request a daily salary',
    method: 'POST',
    path: '/wps/relay/MCS2_applyContractDailySal',
    session: true,
    body: contractApplyBodySchema,
    answer: contractAnswerSchema,
    invalidates: ['salaryInfo', 'salaryRequests'],
    refusals: ['account.permission', 'contract.rate', 'contract.waiting'],
  },
  salaryProcess: {
    title: 'answer a daily salary',
    method: 'POST',
    path: '/wps/relay/MCS2_processDailySalContract',
    session: true,
    body: contractDecisionBodySchema,
    answer: contractAnswerSchema,
    invalidates: contractReads,
    refusals: ['account.permission', 'contract.decided', 'contract.unknown'],
  },
  salaryRequests: {
    title: 'offers of daily salaries',
    method: 'GET',
    path: '/wps/relay/MCS2_getContracDailySalReq',
    session: true,
    module: 'agent',
    answer: contractListAnswerSchema,
    sample: { list: [waiting] },
  },
  salaryHistory: {
    title: 'earlier daily salaries',
    method: 'GET',
    path: '/wps/relay/MCS2_getDailySalContractHist',
    session: true,
    module: 'agent',
    query: query({ pageNo: count, pageSize: count }),
    answer: contractHistoryAnswerSchema,
    sample: { list: [{ ...contract, status: 'ended', endedAt: DAY }], totalCount: 1 },
  },
  // The platforms' own addresses of the next three are not known (AGCON-05): a merchant gives its platform's.
  dividendProcess: {
    title: 'answer a dividend contract',
    method: 'POST',
    path: '/wps/agent/contract/dividend',
    session: true,
    body: contractDecisionBodySchema,
    answer: contractAnswerSchema,
    invalidates: contractReads,
    refusals: ['account.permission', 'contract.decided', 'contract.unknown'],
  },
  hourContract: {
    title: 'hourly contract',
    method: 'GET',
    path: '/wps/agent/contract/hour',
    session: true,
    module: 'agent',
    answer: contractInfoAnswerSchema,
    sample: { current: contract },
  },
  hourProcess: {
    title: 'answer an hourly contract',
    method: 'POST',
    path: '/wps/agent/contract/hour',
    session: true,
    body: contractDecisionBodySchema,
    answer: contractAnswerSchema,
    invalidates: contractReads,
    refusals: ['account.permission', 'contract.decided', 'contract.unknown'],
  },
  dividend: {
    title: 'current dividend',
    method: 'GET',
    path: '/wps/relay/ODSFE2_CurrentDividend',
    session: true,
    module: 'agent',
    answer: dividendAnswerSchema,
    sample: { running: { ...earning, status: 'running' }, payable: { ...earning, status: 'payable' } },
  },
  dividendHistory: {
    title: 'earlier dividends',
    method: 'GET',
    path: '/wps/relay/ODSFE2_QueryDividend',
    session: true,
    module: 'agent',
    query: query(recorded),
    answer: earningsAnswerSchema,
    sample: earned,
  },
  dividendPayout: {
    title: 'pay out a dividend',
    method: 'POST',
    path: '/wps/relay/ODSFE2_PayoutDividend',
    session: true,
    body: dividendPayoutBodySchema,
    answer: dividendPayoutAnswerSchema,
    invalidates: ['dividend', 'dividendHistory', 'wallet'],
    refusals: ['account.permission', 'dividend.notPayable'],
  },
  agentIncome: {
    title: 'income of an agent',
    method: 'GET',
    path: '/wps/relay/ODS2_AgentPrevAndCurrIncome',
    session: true,
    module: 'agent',
    answer: agentIncomeAnswerSchema,
    sample: { current: income, previous: income },
  },
} as const satisfies Record<string, CallDeclaration>;

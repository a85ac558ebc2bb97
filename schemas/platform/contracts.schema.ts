import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const moment = text(40);
/** What is asked of an agent; platforms send a code, a number, or nothing. */
const asked = { type: ['string', 'number', 'null'], maxLength: 200 } as const;

/** One line of a contract: a word that players know (`contract.term.…`), or the platform's own label. */
const termSchema = {
  type: 'object',
  required: ['key', 'value'],
  properties: {
    key: text(60),
    label: text(120),
    value: { type: ['string', 'number'], maxLength: 300 },
    /** How the value is written; as it is, where the platform does not say. */
    kind: { type: 'string', enum: ['amount', 'percent', 'count', 'day', 'period', 'text'] },
  },
} as const;

const contractSchema = {
  type: 'object',
  required: ['id', 'status', 'terms'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 60 },
    /** `pending` waits for the agent, `applied` for the agent's upline; `active`, `refused` and `ended` are decided. */
    status: text(20),
    offeredAt: moment,
    decidedAt: moment,
    endedAt: moment,
    terms: { type: 'array', maxItems: 40, items: termSchema },
  },
} as const;
export type Contract = FromSchema<typeof contractSchema>;
export type ContractTerm = Contract['terms'][number];

const list = { type: 'array', maxItems: 100, items: contractSchema } as const;

/** CALL-61: which contracts wait for an agent (AGCON-01), and the contract for dividends. */
export const contractsAnswerSchema = {
  $id: 'platform/contracts',
  type: 'object',
  properties: {
    dailysalreqtype: asked,
    divtypecompperiodreq: asked,
    contracthoursalreq: asked,
    current: contractSchema,
    pending: contractSchema,
  },
} as const;

/** CALL-54, and the contract by the hour: the one in force, and the one that waits. */
export const contractInfoAnswerSchema = {
  $id: 'platform/contract-info',
  type: 'object',
  properties: {
    current: contractSchema,
    pending: contractSchema,
    /** Which rates, in per cent, an agent may ask for; absent where none may be asked for. */
    apply: { type: 'object', required: ['from', 'to'], properties: { from: { type: 'number' }, to: { type: 'number' } } },
  },
} as const;
export type ContractInfoAnswer = FromSchema<typeof contractInfoAnswerSchema>;

/** CALL-58: contracts that wait, for the agent or for the platform. */
export const contractListAnswerSchema = {
  $id: 'platform/contract-list',
  type: 'object',
  required: ['list'],
  properties: { list },
} as const;
export type ContractListAnswer = FromSchema<typeof contractListAnswerSchema>;

/** CALL-59. */
export const contractHistoryAnswerSchema = {
  $id: 'platform/contract-history',
  type: 'object',
  required: ['list', 'totalCount'],
  properties: { list, totalCount: { type: 'integer' } },
} as const;
export type ContractHistoryAnswer = FromSchema<typeof contractHistoryAnswerSchema>;

/** A contract as it stands after a decision or a request. */
export const contractAnswerSchema = { $id: 'platform/contract', ...contractSchema } as const;

/** Body of CALL-57 and its like for the other contracts: the agent's word. */
export const contractDecisionBodySchema = {
  $id: 'platform/contract-decision-body',
  type: 'object',
  additionalProperties: false,
  required: ['contractId', 'accept'],
  properties: {
    contractId: { type: 'string', minLength: 1, maxLength: 60 },
    accept: { type: 'boolean' },
  },
} as const;

/** Body of CALL-56: the rate asked for, in per cent. */
export const contractApplyBodySchema = {
  $id: 'platform/contract-apply-body',
  type: 'object',
  additionalProperties: false,
  required: ['rate'],
  properties: { rate: { type: 'string', pattern: '^\\d{1,2}(\\.\\d{1,2})?$' } },
} as const;

/** What an agent was paid, or is owed, for a time by a contract. */
const earningSchema = {
  type: 'object',
  required: ['id', 'startDate', 'endDate', 'amount', 'status'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 60 },
    startDate: moment,
    endDate: moment,
    /** What it is reckoned from: turnover of the team, or what the team lost. */
    base: { type: 'number' },
    activeMembers: { type: 'integer' },
    /** In per cent. */
    rate: { type: 'number' },
    amount: { type: 'number' },
    /** `running`, `payable`, `paid` or `settled`; others are shown as they are. */
    status: text(20),
  },
} as const;
export type Earning = FromSchema<typeof earningSchema>;

/** CALL-53: today's salary so far; nothing without a contract. */
export const dailySalaryAnswerSchema = {
  $id: 'platform/daily-salary',
  type: 'object',
  properties: { current: earningSchema },
} as const;

/** CALL-60: the dividend that grows, and the one that can be paid out. */
export const dividendAnswerSchema = {
  $id: 'platform/dividend',
  type: 'object',
  properties: { running: earningSchema, payable: earningSchema },
} as const;
export type DividendAnswer = FromSchema<typeof dividendAnswerSchema>;

/** CALL-55 and CALL-62: what was earned in a range of days, newest first; `footer` sums the whole range. */
export const earningsAnswerSchema = {
  $id: 'platform/earnings',
  type: 'object',
  required: ['list', 'totalCount'],
  properties: {
    list: { type: 'array', maxItems: 100, items: earningSchema },
    totalCount: { type: 'integer' },
    footer: { type: 'object', properties: { base: { type: 'number' }, amount: { type: 'number' } } },
  },
} as const;
export type EarningsAnswer = FromSchema<typeof earningsAnswerSchema>;

/** Body of CALL-63. */
export const dividendPayoutBodySchema = {
  $id: 'platform/dividend-payout-body',
  type: 'object',
  additionalProperties: false,
  required: ['dividendId'],
  properties: { dividendId: { type: 'string', minLength: 1, maxLength: 60 } },
} as const;

/** CALL-63: what was paid out, and the balance afterwards. */
export const dividendPayoutAnswerSchema = {
  $id: 'platform/dividend-payout',
  type: 'object',
  required: ['amount', 'sumBalance'],
  properties: { amount: { type: 'number' }, sumBalance: { type: 'number' } },
} as const;
export type DividendPayoutAnswer = FromSchema<typeof dividendPayoutAnswerSchema>;

const incomeSchema = {
  type: 'object',
  required: ['startDate', 'endDate', 'total', 'items'],
  properties: {
    startDate: moment,
    endDate: moment,
    total: { type: 'number' },
    /** Where it came from: a word that players know (`income.…`), or the platform's own label. */
    items: {
      type: 'array',
      maxItems: 40,
      items: {
        type: 'object',
        required: ['key', 'amount'],
        properties: { key: text(60), label: text(120), amount: { type: 'number' } },
      },
    },
  },
} as const;
export type Income = FromSchema<typeof incomeSchema>;

/** CALL-64. */
export const agentIncomeAnswerSchema = {
  $id: 'platform/agent-income',
  type: 'object',
  properties: { previous: incomeSchema, current: incomeSchema },
} as const;

/** Rounds of red rain (AGTEAM-10). */
export const redRainAnswerSchema = {
  $id: 'platform/red-rain',
  type: 'object',
  required: ['rounds'],
  properties: {
    rounds: {
      type: 'array',
      maxItems: 60,
      items: {
        type: 'object',
        required: ['id', 'startsAt', 'endsAt'],
        properties: {
          id: { type: ['string', 'number'], maxLength: 60 },
          title: text(200),
          startsAt: moment,
          endsAt: moment,
          /** What falls in the round altogether. */
          amount: { type: 'number' },
        },
      },
    },
  },
} as const;
export type RedRainAnswer = FromSchema<typeof redRainAnswerSchema>;

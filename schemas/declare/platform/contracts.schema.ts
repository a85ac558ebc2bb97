import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const moment = text(40);
const asked = {
  description: 'What is asked of an agent; platforms send a code, a number, or nothing.',
  type: ['string', 'number', 'null'],
  maxLength: 200,
} as const;

const termSchema = {
  description: "One line of a contract: a word that players know (`contract.term.…`), or the platform's own label.",
  type: 'object',
  required: ['key', 'value'],
  properties: {
    key: text(60),
    label: text(120),
    value: { type: ['string', 'number'], maxLength: 300 },
    kind: {
      description: 'How the value is written; as it is, where the platform does not say.',
      type: 'string',
      enum: ['amount', 'percent', 'count', 'day', 'period', 'text'],
    },
  },
} as const;

const contractSchema = {
  type: 'object',
  required: ['id', 'status', 'terms'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 60 },
    status: {
      ...text(20),
      description:
        "`pending` waits for the agent, `applied` for the agent's upline; `active`, `refused` and `ended` are decided.",
    },
    offeredAt: moment,
    decidedAt: moment,
    endedAt: moment,
    terms: { type: 'array', maxItems: 40, items: termSchema },
  },
} as const;
export type Contract = FromSchema<typeof contractSchema>;
export type ContractTerm = Contract['terms'][number];

const list = { type: 'array', maxItems: 100, items: contractSchema } as const;

export const contractsAnswerSchema = {
  $id: 'platform/contracts',
  description: 'CALL-61: which contracts wait for an agent (AGCON-01), and the contract for dividends.',
  type: 'object',
  properties: {
    dailysalreqtype: asked,
    divtypecompperiodreq: asked,
    contracthoursalreq: asked,
    current: contractSchema,
    pending: contractSchema,
  },
} as const;

export const contractInfoAnswerSchema = {
  $id: 'platform/contract-info',
  description: 'CALL-54, and of the contract by the hour: the one in force, and the one that waits.',
  type: 'object',
  properties: {
    current: contractSchema,
    pending: contractSchema,
    apply: {
      description: 'Which rates, in per cent, an agent may ask for; absent where none may be asked for.',
      type: 'object',
      required: ['from', 'to'],
      properties: { from: { type: 'number' }, to: { type: 'number' } },
    },
  },
} as const;
export type ContractInfoAnswer = FromSchema<typeof contractInfoAnswerSchema>;

export const contractListAnswerSchema = {
  $id: 'platform/contract-list',
  description: 'CALL-58: contracts that wait, for the agent or for the platform.',
  type: 'object',
  required: ['list'],
  properties: { list },
} as const;
export type ContractListAnswer = FromSchema<typeof contractListAnswerSchema>;

export const contractHistoryAnswerSchema = {
  $id: 'platform/contract-history',
  description: 'CALL-59.',
  type: 'object',
  required: ['list', 'totalCount'],
  properties: { list, totalCount: { type: 'integer' } },
} as const;
export type ContractHistoryAnswer = FromSchema<typeof contractHistoryAnswerSchema>;

export const contractAnswerSchema = {
  $id: 'platform/contract',
  description: 'A contract as it stands after a decision or a request.',
  ...contractSchema,
} as const;

export const contractDecisionBodySchema = {
  $id: 'platform/contract-decision-body',
  description: "The agent's answer to a contract (CALL-57).",
  type: 'object',
  additionalProperties: false,
  required: ['contractId', 'accept'],
  properties: {
    contractId: { type: 'string', minLength: 1, maxLength: 60 },
    accept: { type: 'boolean' },
  },
} as const;

export const contractApplyBodySchema = {
  $id: 'platform/contract-apply-body',
  description: 'Body of CALL-56: the rate asked for, in per cent.',
  type: 'object',
  additionalProperties: false,
  required: ['rate'],
  properties: { rate: { type: 'string', pattern: '^\\d{1,2}(\\.\\d{1,2})?$' } },
} as const;

const earningSchema = {
  description: 'What an agent was paid, or is owed, for a time by a contract.',
  type: 'object',
  required: ['id', 'startDate', 'endDate', 'amount', 'status'],
  properties: {
    id: { type: 'string', minLength: 1, maxLength: 60 },
    startDate: moment,
    endDate: moment,
    base: { description: 'What it is reckoned from: turnover of the team, or what the team lost.', type: 'number' },
    activeMembers: { type: 'integer' },
    rate: { description: 'In per cent.', type: 'number' },
    amount: { type: 'number' },
    status: { ...text(20), description: '`running`, `payable`, `paid` or `settled`; others are shown as they are.' },
  },
} as const;
export type Earning = FromSchema<typeof earningSchema>;

export const dailySalaryAnswerSchema = {
  $id: 'platform/daily-salary',
  description: "CALL-53: today's salary so far; nothing without a contract.",
  type: 'object',
  properties: { current: earningSchema },
} as const;

export const dividendAnswerSchema = {
  $id: 'platform/dividend',
  description: 'CALL-60: the dividend that grows, and the one that can be paid out.',
  type: 'object',
  properties: { running: earningSchema, payable: earningSchema },
} as const;
export type DividendAnswer = FromSchema<typeof dividendAnswerSchema>;

export const earningsAnswerSchema = {
  $id: 'platform/earnings',
  description: 'CALL-55 and CALL-62: what was earned in a range of days, newest first; `footer` sums the whole range.',
  type: 'object',
  required: ['list', 'totalCount'],
  properties: {
    list: { type: 'array', maxItems: 100, items: earningSchema },
    totalCount: { type: 'integer' },
    footer: { type: 'object', properties: { base: { type: 'number' }, amount: { type: 'number' } } },
  },
} as const;
export type EarningsAnswer = FromSchema<typeof earningsAnswerSchema>;

export const dividendPayoutBodySchema = {
  $id: 'platform/dividend-payout-body',
  description: 'Body of CALL-63.',
  type: 'object',
  additionalProperties: false,
  required: ['dividendId'],
  properties: { dividendId: { type: 'string', minLength: 1, maxLength: 60 } },
} as const;

export const dividendPayoutAnswerSchema = {
  $id: 'platform/dividend-payout',
  description: 'CALL-63: what was paid out, and the balance afterwards.',
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
    items: {
      description: "Where it came from: a word that players know (`income.…`), or the platform's own label.",
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

export const agentIncomeAnswerSchema = {
  $id: 'platform/agent-income',
  description: 'CALL-64.',
  type: 'object',
  properties: { previous: incomeSchema, current: incomeSchema },
} as const;

export const redRainAnswerSchema = {
  $id: 'platform/red-rain',
  description: 'Rounds of red rain (AGTEAM-10).',
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
          amount: { description: 'What falls in the round altogether.', type: 'number' },
        },
      },
    },
  },
} as const;
export type RedRainAnswer = FromSchema<typeof redRainAnswerSchema>;

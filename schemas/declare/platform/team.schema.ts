import type { FromSchema } from 'json-schema-to-ts';
import { pagedAnswer } from './pagedAnswer.ts';

const amount = { type: 'number' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const id = { type: 'integer', minimum: 1, maximum: 9007199254740991 } as const;
const perhaps = {
  description: 'A platform that has no figure may leave it out or send null.',
  type: ['number', 'null'],
} as const;

export const teamKpiAnswerSchema = {
  $id: 'platform/team-kpi',
  description: 'CALL-43 to CALL-45: each tells some figures of the team, and all are laid over each other (AGHOME-10).',
  type: 'object',
  required: ['footer'],
  properties: {
    footer: {
      type: 'object',
      properties: {
        teamLoginMemberCount: perhaps,
        teamBetMemberCount: perhaps,
        teamRegisterMemberCount: perhaps,
        teamOnlineCount: perhaps,
        teamMemberCount: perhaps,
        teamDepositAmount: perhaps,
        teamWithdrawAmount: perhaps,
        teamBetAmount: perhaps,
        teamWinAmount: perhaps,
        teamRebateAmount: perhaps,
        teamNetAmount: perhaps,
      },
    },
  },
} as const;
export type TeamKpiAnswer = FromSchema<typeof teamKpiAnswerSchema>;

const memberProperties = {
  memberId: id,
  username: text(80),
  nickname: text(80),
  type: { description: 'Customer type (ROLE-04).', type: 'integer' },
  uplineId: id,
  upline: { ...text(80), description: 'Name of the one above.' },
  level: { ...count, description: '1 for those right below the agent.' },
  teamSize: { ...count, description: 'How many are below, on all levels.' },
  rebate: { ...amount, description: 'Rebate in percent of the stakes, and what it may be set to.' },
  minRebate: amount,
  maxRebate: amount,
  registeredAt: text(40),
  lastLoginAt: text(40),
  isOnline: { type: 'boolean' },
} as const;

export const teamMemberSchema = {
  description: "One of an agent's down-line.",
  type: 'object',
  required: ['memberId', 'username'],
  properties: memberProperties,
} as const;
export type TeamMember = FromSchema<typeof teamMemberSchema>;

/** CALL-46, members directly below one; CALL-49, all members below the agent. */
export const teamMembersAnswerSchema = pagedAnswer('platform/team-members', teamMemberSchema, {});
export type TeamMembersAnswer = FromSchema<typeof teamMembersAnswerSchema>;

export const teamMemberAnswerSchema = {
  $id: 'platform/team-member',
  description: "CALL-48: one of the down-line, and those between, the agent's own first.",
  type: 'object',
  required: ['memberId', 'username'],
  properties: {
    ...memberProperties,
    uplines: {
      type: 'array',
      items: { type: 'object', required: ['memberId', 'username'], properties: { memberId: id, username: text(80) } },
    },
  },
} as const;
export type TeamMemberAnswer = FromSchema<typeof teamMemberAnswerSchema>;

export const transferBodySchema = {
  $id: 'platform/transfer-body',
  description: 'Body of CALL-50. A target that is left out is the agent.',
  type: 'object',
  additionalProperties: false,
  required: ['memberId'],
  properties: { memberId: id, targetId: id },
} as const;

export const MAX_MOVED_MEMBERS = 50;

export const transferManyBodySchema = {
  $id: 'platform/transfer-many-body',
  description: 'Body of CALL-51: all of them or none.',
  type: 'object',
  additionalProperties: false,
  required: ['memberIds'],
  properties: {
    memberIds: { type: 'array', minItems: 1, maxItems: MAX_MOVED_MEMBERS, uniqueItems: true, items: id },
    targetId: id,
  },
} as const;
export type TransferManyBody = FromSchema<typeof transferManyBodySchema>;

export const rebatesBodySchema = {
  $id: 'platform/rebates-body',
  description: 'Body of CALL-47: rebates in percent with two decimals at most; all of them or none.',
  type: 'object',
  additionalProperties: false,
  required: ['rebates'],
  properties: {
    rebates: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_MOVED_MEMBERS,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['memberId', 'rebate'],
        properties: { memberId: id, rebate: { type: 'number', minimum: 0, maximum: 100 } },
      },
    },
  },
} as const;
export type RebatesBody = FromSchema<typeof rebatesBodySchema>;

const pnl = {
  betAmount: amount,
  winAmount: amount,
  rebateAmount: amount,
  depositAmount: amount,
  withdrawAmount: amount,
  netAmount: { ...amount, description: 'What the members won or lost: wins and rebates less stakes.' },
} as const;

const memberPnlRow = {
  type: 'object',
  required: ['username', 'betAmount', 'winAmount', 'netAmount'],
  properties: { memberId: id, username: text(80), ...pnl },
} as const;

/** CALL-52: profit and loss of each member, and of all together. */
export const memberPnlAnswerSchema = pagedAnswer('platform/member-pnl', memberPnlRow, {
  footer: { type: 'object', properties: pnl },
});
export type MemberPnlAnswer = FromSchema<typeof memberPnlAnswerSchema>;

const teamBetRow = {
  type: 'object',
  required: ['betId', 'username', 'betTime', 'betAmount', 'winAmount'],
  properties: {
    betId: text(60),
    memberId: id,
    username: text(80),
    gameName: text(200),
    betTime: text(40),
    betAmount: amount,
    winAmount: amount,
    netAmount: amount,
  },
} as const;

/** Bets of the team, the newest first, and the sum of all. */
export const teamBetsAnswerSchema = pagedAnswer('platform/team-bets', teamBetRow, {
  footer: { type: 'object', properties: { betAmount: amount, winAmount: amount, netAmount: amount } },
});
export type TeamBetsAnswer = FromSchema<typeof teamBetsAnswerSchema>;

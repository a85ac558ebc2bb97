import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const count = { type: 'integer', minimum: 0 } as const;
const code = { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' } as const;

export const playerRankAnswerSchema = {
  $id: 'platform/player-rank',
  description: 'CALL-33 (VIP-02): how far a member is on the way to the next level; without a label there is none to come.',
  type: 'object',
  properties: {
    currentProgress: {
      type: 'object',
      properties: { completedConditions: { type: 'number' }, totalExpectedConditions: { type: 'number' } },
    },
    playerRankProgress: { type: 'object', properties: { labelId: { type: ['string', 'integer', 'null'], maxLength: 60 } } },
    ranks: {
      description: 'All levels from the first on, where the platform tells them (HUB-05).',
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['labelId'],
        properties: {
          labelId: { type: ['string', 'integer'], maxLength: 60 },
          needed: { ...count, description: 'Conditions that it takes in all.' },
          reward: { description: 'Money that is given once for reaching it.', type: 'number' },
          benefits: { description: "Text keys, or words of the platform's.", type: 'array', maxItems: 20, items: text(200) },
        },
      },
    },
  },
} as const;
export type PlayerRankAnswer = FromSchema<typeof playerRankAnswerSchema>;

export const rewardsAnswerSchema = {
  $id: 'platform/rewards',
  description:
    "MEM-10: what a member can claim, has claimed, or will be able to. `title` and `text` are text keys, or words of the platform's.",
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'amount', 'state'],
    properties: {
      id: code,
      title: text(200),
      text: text(500),
      amount: { type: 'number' },
      state: text(20),
      done: { ...count, description: 'What is still to be done for it.' },
      needed: count,
      endDate: text(40),
      imageUrl: text(500),
    },
  },
} as const;
export type RewardsAnswer = FromSchema<typeof rewardsAnswerSchema>;

export const claimBodySchema = {
  $id: 'platform/claim-body',
  type: 'object',
  additionalProperties: false,
  required: ['rewardId'],
  properties: { rewardId: code },
} as const;

export const claimAnswerSchema = {
  $id: 'platform/claim',
  description: 'What was booked for a reward or an item of the mall.',
  type: 'object',
  required: ['amount'],
  properties: { amount: { type: 'number' } },
} as const;

export const mallAnswerSchema = {
  $id: 'platform/mall',
  description: "MEM-11: a member's points and what they can be given for. `title` is a text key, or words of the platform's.",
  type: 'object',
  required: ['points', 'items'],
  properties: {
    points: count,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'points'],
        properties: { id: code, title: text(200), points: count, amount: { type: 'number' }, imageUrl: text(500) },
      },
    },
  },
} as const;
export type MallAnswer = FromSchema<typeof mallAnswerSchema>;

export const redeemBodySchema = {
  $id: 'platform/redeem-body',
  description: '`requestId` is made up by the phone: the same one is never paid twice.',
  type: 'object',
  additionalProperties: false,
  required: ['itemId', 'requestId'],
  properties: { itemId: code, requestId: { type: 'string', minLength: 8, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' } },
} as const;

export const invitedFriendsAnswerSchema = {
  $id: 'platform/invited-friends',
  description:
    "Who opened an account by a member's invitation, newest first, and what that brought the member, where the platform tells (REF-03).",
  type: 'object',
  required: ['list', 'totalCount'],
  properties: {
    list: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['username'],
        properties: { username: text(120), joinedAt: text(40), reward: { type: 'number' } },
      },
    },
    totalCount: count,
    footer: {
      description: "Of all who joined, not of the page's alone.",
      type: 'object',
      properties: { reward: { type: 'number' } },
    },
  },
} as const;

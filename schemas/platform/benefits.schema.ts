import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const count = { type: 'integer', minimum: 0 } as const;
const code = { type: 'string', minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' } as const;

/** CALL-33 (VIP-02): how far a member is on the way to the next level; without a label there is none to come. */
export const playerRankAnswerSchema = {
  $id: 'platform/player-rank',
  type: 'object',
  properties: {
    currentProgress: {
      type: 'object',
      properties: { completedConditions: { type: 'number' }, totalExpectedConditions: { type: 'number' } },
    },
    playerRankProgress: { type: 'object', properties: { labelId: { type: ['string', 'integer', 'null'], maxLength: 60 } } },
    /** All levels from the first on, where the platform tells them (HUB-05). */
    ranks: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['labelId'],
        properties: {
          labelId: { type: ['string', 'integer'], maxLength: 60 },
          /** Conditions that it takes in all. */
          needed: count,
          /** Money that is given once for reaching it. */
          reward: { type: 'number' },
          /** Text keys, or words of the platform's. */
          benefits: { type: 'array', maxItems: 20, items: text(200) },
        },
      },
    },
  },
} as const;
export type PlayerRankAnswer = FromSchema<typeof playerRankAnswerSchema>;

/** MEM-10: what a member can claim, has claimed, or will be able to. `title` and `text` are text keys, or words of the platform's. */
export const rewardsAnswerSchema = {
  $id: 'platform/rewards',
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
      /** What is still to be done for it. */
      done: count,
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

/** What was booked for a reward or an item of the mall. */
export const claimAnswerSchema = {
  $id: 'platform/claim',
  type: 'object',
  required: ['amount'],
  properties: { amount: { type: 'number' } },
} as const;

/** MEM-11: a member's points and what they can be given for. `title` is a text key, or words of the platform's. */
export const mallAnswerSchema = {
  $id: 'platform/mall',
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

/** `requestId` is made up by the phone: the same one is never paid twice. */
export const redeemBodySchema = {
  $id: 'platform/redeem-body',
  type: 'object',
  additionalProperties: false,
  required: ['itemId', 'requestId'],
  properties: { itemId: code, requestId: { type: 'string', minLength: 8, maxLength: 60, pattern: '^[A-Za-z0-9-]+$' } },
} as const;

/** Who opened an account by a member's invitation, newest first, and what that brought the member, where the platform tells (REF-03). */
export const invitedFriendsAnswerSchema = {
  $id: 'platform/invited-friends',
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
    /** Of all who joined, not of the page's alone. */
    footer: { type: 'object', properties: { reward: { type: 'number' } } },
  },
} as const;

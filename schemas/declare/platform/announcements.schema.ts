import type { FromSchema } from 'json-schema-to-ts';

export const announcementsAnswerSchema = {
  $id: 'platform/announcements',
  description: 'CALL-34: banners (B), notices (PL), pop-ups (PU), promotions (PR), home notices (H), agent notices (A).',
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'type', 'title'],
    properties: {
      id: { type: 'integer' },
      type: { type: 'string', enum: ['A', 'B', 'PL', 'PU', 'PR', 'H'] },
      groupName: { type: 'string', maxLength: 40 },
      title: { type: 'string', maxLength: 200 },
      content: {
        description: "HTML of the platform's editor: shown as text only, or sanitised.",
        type: 'string',
        maxLength: 20000,
      },
      startDate: { type: 'string', maxLength: 40 },
      endDate: { type: 'string', maxLength: 40 },
      noExpiry: { description: '1: goes on for long, its end means nothing (PROMO-05).', type: 'integer' },
      read: { description: 'Guests and trial accounts have read everything (ANN-05).', type: 'boolean' },
      url: { description: 'Picture of a banner.', type: 'string', maxLength: 500 },
      link: { description: 'Where a tap leads: a path of the site or an https address.', type: 'string', maxLength: 500 },
      value: {
        description: 'Of a promotion: what it is worth, an amount of money or words such as "20 free spins" (PROMO-14).',
        type: ['string', 'number'],
        maxLength: 40,
      },
      promoAnnouncementCategoryIds: {
        description: 'Of a promotion (PROMO-09): its categories and pictures; the one with sequence 1 is its cover.',
        type: 'array',
        items: { type: 'integer' },
      },
      announcementImages: {
        type: 'array',
        items: {
          type: 'object',
          required: ['url', 'sequence'],
          properties: { url: { type: 'string', maxLength: 500 }, sequence: { type: 'integer' } },
        },
      },
    },
  },
} as const;
export type AnnouncementsAnswer = FromSchema<typeof announcementsAnswerSchema>;
export type Announcement = AnnouncementsAnswer[number];

export const readMarkBodySchema = {
  $id: 'platform/read-mark-body',
  description: 'Body of CALL-35.',
  type: 'object',
  additionalProperties: false,
  required: ['announcementId'],
  properties: {
    announcementId: { type: 'integer', minimum: 0, maximum: 2147483647 },
    read: { type: 'boolean' },
    token: { type: 'string', maxLength: 200 },
  },
} as const;

export const promotionCategoriesAnswerSchema = {
  $id: 'platform/promotion-categories',
  description: 'Promotion categories (PROMO-10); `title` is a text key.',
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title'],
    properties: {
      id: { type: 'integer' },
      title: { type: 'string', maxLength: 80 },
      iconImageUrl: { type: 'string', maxLength: 500 },
    },
  },
} as const;
export type PromotionCategoriesAnswer = FromSchema<typeof promotionCategoriesAnswerSchema>;

export const helpAnswerSchema = {
  $id: 'platform/help',
  description: 'CALL-27: topics of the help centre; `content` is HTML and must be sanitised.',
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'title', 'content'],
    properties: {
      id: { type: 'integer' },
      title: { type: 'string', maxLength: 200 },
      content: { type: 'string', maxLength: 20000 },
    },
  },
} as const;
export type HelpAnswer = FromSchema<typeof helpAnswerSchema>;

export const unreadAnswerSchema = {
  $id: 'platform/unread',
  description: 'CALL-39, CALL-40, CALL-41: the number of unread items.',
  type: 'object',
  required: ['count'],
  properties: { count: { type: 'integer', minimum: 0 } },
} as const;
export type UnreadAnswer = FromSchema<typeof unreadAnswerSchema>;

export const chatModelsAnswerSchema = {
  $id: 'platform/chat-models',
  description: 'CALL-38: departments that the chat offers (CHAT-07).',
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'name'],
    properties: { id: { type: 'string', maxLength: 40 }, name: { type: 'string', maxLength: 80 } },
  },
} as const;

export const chatAnswerSchema = {
  $id: 'platform/chat',
  description: 'CALL-37: where the chat is, an https address or a path of the site; absent if the chat is closed.',
  type: 'object',
  properties: { chatUrl: { type: 'string', maxLength: 2000, pattern: '^(https?://|/(?!/))' } },
} as const;
export type ChatAnswer = FromSchema<typeof chatAnswerSchema>;

export const jackpotAnswerSchema = {
  $id: 'platform/jackpot',
  description: 'A jackpot as it stands, for platforms that have one.',
  type: 'object',
  required: ['amount'],
  properties: {
    amount: { type: 'number', minimum: 0 },
    perSecond: {
      description: 'What it grows by in a second, so that a counter need not ask all the time.',
      type: 'number',
      minimum: 0,
    },
    updatedAt: { type: 'string', maxLength: 40 },
  },
} as const;
export type JackpotAnswer = FromSchema<typeof jackpotAnswerSchema>;

import { displayName } from '../../base/text/displayName.ts';
import { sentEventNames, webhookEventNames } from '../webhooks/webhookEvents.ts';
import { MERCHANT_CODE_PATTERN } from '../../declare/release/release.schema.ts';
import { type Shape, count, moment, momentOrNull, text, textOrNull, yesNo } from '../../base/json/jsonShapes.ts';

/* Endpoints that receive events by HTTP, and their deliveries. */

/** How many endpoints there may be. */
export const MAX_WEBHOOKS = 50;
/** For how long the previous secret still signs as well, so that receivers can change without a gap. */
export const OLD_SECRET_HOURS = 24;

const events = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', enum: webhookEventNames },
  description: 'Which events are sent.',
} as const;

export const webhookBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'url', 'merchantCode', 'events'],
  properties: {
    name: displayName('Who receives it.'),
    url: { type: 'string', minLength: 1, maxLength: 500, description: 'An https address that takes POST.' },
    merchantCode: {
      type: ['string', 'null'],
      pattern: MERCHANT_CODE_PATTERN,
      description: 'Only events of this merchant; null for all of them, and for those of the server.',
    },
    events,
  },
} as const;
export type WebhookBody = Shape<typeof webhookBodySchema>;

export const webhookStateBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['isPaused'],
  properties: { isPaused: yesNo },
} as const;

/** Why a try got no answer. */
export const deliveryFaults = ['insecure', 'private', 'unresolved', 'timeout', 'unreachable'] as const;
export type DeliveryFault = (typeof deliveryFaults)[number];

export const deliverySchema = {
  type: 'object',
  required: [
    'id',
    'messageId',
    'type',
    'merchantCode',
    'createdAt',
    'state',
    'attempts',
    'nextAt',
    'lastAt',
    'status',
    'fault',
    'answer',
  ],
  properties: {
    id: count,
    messageId: { ...text, description: 'The header `webhook-id`, the same in every try.' },
    type: { type: 'string', enum: sentEventNames },
    merchantCode: textOrNull,
    createdAt: moment,
    state: { type: 'string', enum: ['waiting', 'delivered', 'failed'] },
    attempts: { type: 'integer', description: 'How often it was sent since it was asked for last.' },
    nextAt: { ...momentOrNull, description: 'When it is sent next; null when that is over.' },
    lastAt: { ...momentOrNull, description: 'When it was sent last.' },
    status: { type: ['integer', 'null'], description: 'Status of the last answer; null without an answer.' },
    fault: { type: ['string', 'null'], enum: [...deliveryFaults, null], description: 'Why there was no answer.' },
    answer: { ...textOrNull, description: 'The beginning of the last answer.' },
  },
} as const;
export type DeliveryView = Shape<typeof deliverySchema>;

export const webhookSchema = {
  type: 'object',
  required: ['id', 'name', 'url', 'merchantCode', 'events', 'state', 'createdAt', 'since', 'last'],
  properties: {
    id: count,
    name: text,
    url: text,
    merchantCode: textOrNull,
    events,
    state: {
      type: 'string',
      enum: ['active', 'paused', 'gone', 'secretLost', 'failing'],
      description:
        '`paused`: by an operator. `gone`: paused, because it answered 410. `secretLost`: paused, because the key of the secret is lost. `failing`: every try of an event failed.',
    },
    createdAt: moment,
    since: { ...momentOrNull, description: 'Since when it is in its state; null while it is active.' },
    last: { anyOf: [deliverySchema, { type: 'null' }], description: 'What was sent last.' },
  },
} as const;
export type WebhookView = Shape<typeof webhookSchema>;

export const webhookSecretSchema = {
  type: 'object',
  required: ['webhook', 'secret'],
  properties: {
    webhook: webhookSchema,
    secret: { type: 'string', description: 'By which events are signed. Shown once; the server stores it encrypted.' },
  },
} as const;
export type WebhookSecret = Shape<typeof webhookSecretSchema>;

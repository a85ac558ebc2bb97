import { homeLimitsSchema } from './homeWeight.schema.ts';
import { type Shape, moment, momentOrNull, textOrNull, yesNo } from './jsonShapes.ts';

/* What a merchant asks for before something goes live. */

export const CONFIRM_MINUTES_MAX = 1440;

const rules = {
  confirmMinutes: {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: CONFIRM_MINUTES_MAX,
    description: 'Who publishes must have given a password or second factor within so many minutes; null without that.',
  },
  fourEyes: { type: 'boolean', description: 'Whether a second publisher must approve the draft.' },
} as const;

export const rulesBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['confirmMinutes', 'fourEyes'],
  properties: {
    ...rules,
    homeLimits: {
      ...homeLimitsSchema,
      type: ['object', 'null'],
      description: 'How much home may take; null for the limits of the product. Left out, it stays.',
    },
  },
} as const;

export const rulesSchema = {
  type: 'object',
  required: ['confirmMinutes', 'fourEyes', 'homeLimits', 'approval'],
  properties: {
    ...rules,
    homeLimits: homeLimitsSchema,
    approval: {
      type: ['object', 'null'],
      required: ['askedBy', 'askedAt', 'approvedBy', 'approvedAt', 'isCurrent'],
      properties: {
        askedBy: textOrNull,
        askedAt: moment,
        approvedBy: textOrNull,
        approvedAt: momentOrNull,
        isCurrent: { ...yesNo, description: 'Whether the draft still says what the approval is for.' },
      },
    },
  },
} as const;
export type RulesView = Shape<typeof rulesSchema>;

export const confirmationBodySchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    password: { type: 'string', minLength: 1, maxLength: 200 },
    code: { type: 'string', minLength: 6, maxLength: 20, description: 'A one-time code, or a recovery code.' },
  },
} as const;

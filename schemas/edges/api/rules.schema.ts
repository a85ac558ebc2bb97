import { homeLimitsSchema } from '../../judge/lint/homeWeight.schema.ts';
import { type Shape, moment, momentOrNull, text, textOrNull, yesNo } from '../../base/json/jsonShapes.ts';

/* A merchant's requirements for publication. */

export const CONFIRM_MINUTES_MAX = 1440;

/** For how long an account that was opened by a link, or got its password by one, does not count as a second person for approvals. */
export const SETTLING_DAYS = 7;

const COMMENT_MAX = 500;

/** Events of a request for approval. */
export const noteKinds = ['asked', 'approved', 'rejected', 'comment'] as const;

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

/** A change is confirmed as it was seen. */
export const changeSeenBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['at'],
  properties: { at: { type: 'string', maxLength: 40, description: '`change.at` of the change that was seen.' } },
} as const;

const comment = { type: 'string', maxLength: COMMENT_MAX } as const;

export const askApprovalBodySchema = { type: 'object', additionalProperties: false, properties: { comment } } as const;

export const commentBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['comment'],
  properties: { comment: { ...comment, minLength: 1 } },
} as const;

export const rulesSchema = {
  type: 'object',
  required: ['confirmMinutes', 'fourEyes', 'homeLimits', 'change', 'approval', 'notes'],
  properties: {
    ...rules,
    homeLimits: homeLimitsSchema,
    change: {
      type: ['object', 'null'],
      required: ['confirmMinutes', 'fourEyes', 'homeLimits', 'by', 'at'],
      properties: { ...rules, homeLimits: homeLimitsSchema, by: textOrNull, at: moment },
      description: 'What the rules will be when a second operator confirms it; null without a change that waits.',
    },
    approval: {
      type: ['object', 'null'],
      required: ['askedBy', 'askedAt', 'approvedBy', 'approvedAt', 'rejectedBy', 'rejectedAt', 'isCurrent'],
      properties: {
        askedBy: textOrNull,
        askedAt: moment,
        approvedBy: textOrNull,
        approvedAt: momentOrNull,
        rejectedBy: textOrNull,
        rejectedAt: momentOrNull,
        isCurrent: { ...yesNo, description: 'Whether the draft still says what the approval is for.' },
      },
    },
    notes: {
      type: 'array',
      description:
        'What was asked, said and decided about the draft since something last went live or was planned, oldest first.',
      items: {
        type: 'object',
        required: ['kind', 'by', 'at', 'text'],
        properties: { kind: { type: 'string', enum: noteKinds }, by: textOrNull, at: moment, text },
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

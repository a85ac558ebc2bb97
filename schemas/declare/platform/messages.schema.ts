import type { FromSchema } from 'json-schema-to-ts';

const head = {
  id: { type: 'integer' },
  title: { type: 'string', maxLength: 200 },
  sentAt: { type: 'string', maxLength: 40 },
  read: { type: 'boolean' },
} as const;

export const inboxListAnswerSchema = {
  $id: 'platform/inbox-list',
  description: "A page of a member's inbox, newest first (INBOX-02).",
  type: 'object',
  required: ['messages', 'totalPages'],
  properties: {
    messages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'title', 'sentAt', 'read'],
        // `preview` is how it begins, as plain text.
        properties: { ...head, preview: { type: 'string', maxLength: 400 } },
      },
    },
    pageNum: { type: 'integer' },
    totalPages: { type: 'integer', minimum: 0 },
    totalCount: { type: 'integer', minimum: 0 },
  },
} as const;
export type InboxListAnswer = FromSchema<typeof inboxListAnswerSchema>;

export const inboxMessageAnswerSchema = {
  $id: 'platform/inbox-message',
  description: "One message; `content` is HTML of the platform's editor and must be sanitised.",
  type: 'object',
  required: ['id', 'title', 'content', 'sentAt', 'read'],
  properties: { ...head, content: { type: 'string', maxLength: 20000 } },
} as const;
export type InboxMessageAnswer = FromSchema<typeof inboxMessageAnswerSchema>;

const ids = { type: 'array', minItems: 1, maxItems: 100, items: { type: 'integer', minimum: 1, maximum: 2147483647 } } as const;
const token = { type: 'string', maxLength: 200 } as const;

export const inboxMarkBodySchema = {
  $id: 'platform/inbox-mark-body',
  description: 'Messages that were read: some, or all.',
  type: 'object',
  additionalProperties: false,
  properties: { ids, all: { type: 'boolean', const: true }, token },
  oneOf: [{ required: ['ids'] }, { required: ['all'] }],
} as const;
export interface InboxMarkBody {
  readonly ids?: readonly number[];
  readonly all?: true;
}

export const inboxDeleteBodySchema = {
  $id: 'platform/inbox-delete-body',
  description: 'Messages to be removed.',
  type: 'object',
  additionalProperties: false,
  required: ['ids'],
  properties: { ids, token },
} as const;

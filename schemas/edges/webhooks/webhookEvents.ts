import { anyObject, type Shape, count, moment, text, textOrNull } from '../../base/json/jsonShapes.ts';

/* Events sent to an organisation by HTTP, in the form of Standard Webhooks (https://www.standardwebhooks.com). */

interface DeclaredEvent {
  readonly means: string;
  /** Fields of `data` besides those of every event. */
  readonly data: { readonly type: 'object'; readonly required: readonly string[]; readonly properties: object };
  readonly example: Readonly<Record<string, unknown>>;
}

const releaseData = {
  type: 'object',
  required: ['releaseId', 'revision', 'hash', 'note'],
  properties: {
    releaseId: { ...count, description: 'Number of the release, unique over all merchants.' },
    revision: { ...count, description: 'Counts what went live for the merchant.' },
    hash: { ...text, description: 'SHA-256 of the documents that are live now.' },
    note: { ...text, description: 'The reason that the operator gave; empty without one.' },
  },
} as const;

const releaseExample = {
  releaseId: 41,
  revision: 7,
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  note: 'Summer footer',
} as const;

/** The kinds of `problem`. */
export const webhookProblems = ['audit.broken', 'plan.held', 'rollback.review', 'rules.change'] as const;

/** The events that an endpoint can choose. Types, checks, the reference, OpenAPI and the words of the tool derive from it. */
export const webhookEvents = {
  'release.published': {
    means: 'A release went live, at once or by a plan.',
    data: releaseData,
    example: releaseExample,
  },
  'release.rolled_back': {
    means: 'An earlier release went live again, as a new revision.',
    data: releaseData,
    example: { ...releaseExample, releaseId: 42, revision: 8, note: 'Back to the former footer' },
  },
  'plan.failed': {
    means: 'A planned release was due and did not go live. The plan waits to be taken into the draft, or cancelled.',
    data: {
      type: 'object',
      required: ['plan', 'hash', 'dueAt', 'note', 'code', 'problems'],
      properties: {
        plan: { ...count, description: 'Number of the plan, unique over all merchants.' },
        hash: { ...text, description: 'SHA-256 of the documents that were planned.' },
        dueAt: moment,
        note: { ...text, description: 'The reason that the operator gave; empty without one.' },
        code: { ...text, description: 'Why it failed: a refusal of the operators’ API, such as `release.invalid`.' },
        problems: { ...count, description: 'How many problems of the documents were found.' },
      },
    },
    example: {
      plan: 7,
      hash: releaseExample.hash,
      dueAt: '2026-03-01T13:00:00.000Z',
      note: '',
      code: 'release.invalid',
      problems: 2,
    },
  },
  problem: {
    means: 'Something needs a person. `kind` says what.',
    data: {
      type: 'object',
      required: ['kind', 'detail'],
      properties: {
        kind: {
          type: 'string',
          enum: webhookProblems,
          description:
            '`audit.broken`: the chain of the audit log is broken, told once a day until it is whole. `plan.held`: a planned release is due and waits for an approval. `rollback.review`: one operator rolled back where two must agree, and somebody else must review it. `rules.change`: a change of the rules for publishing waits for a second operator.',
        },
        detail: { ...anyObject, description: 'What the server knows of it.' },
      },
    },
    example: { kind: 'plan.held', detail: { plan: 7, hash: releaseExample.hash, dueAt: '2026-03-01T13:00:00.000Z' } },
  },
} as const satisfies Readonly<Record<string, DeclaredEvent>>;

/** The event of the button “Send test event”, whatever an endpoint has chosen. */
const testEvent = {
  means: 'An operator has asked for a test.',
  data: { type: 'object', required: [], properties: {} },
  example: {},
} as const satisfies DeclaredEvent;

const sentEvents = { ...webhookEvents, 'webhook.test': testEvent } as const;

export type WebhookEvent = keyof typeof webhookEvents;
/** An event that is sent: a selectable one, or the test. */
export type SentEvent = keyof typeof sentEvents;
/** Data of an event besides merchant, operator and address of the tool. */
export type WebhookData = { readonly [T in WebhookEvent]: Shape<(typeof webhookEvents)[T]['data']> };

// Keys of the literals above.
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];
export const sentEventNames = Object.keys(sentEvents) as SentEvent[];

/** Fields of `data` that every event has. */
const commonProperties = {
  merchant: { ...textOrNull, description: 'Code of the merchant; null where it concerns no single one.' },
  by: { ...textOrNull, description: 'Name of the operator, as the history shows it; null for the server itself.' },
  tool: { ...textOrNull, description: 'Address in the operator’s tool; null where `TOOL_URL` is not set.' },
} as const;
/** Data that the sender adds to every event. */
export type CommonData = Shape<typeof commonDataSchema>;
const commonDataSchema = { type: 'object', required: ['merchant', 'by', 'tool'], properties: commonProperties } as const;

/** The JSON Schema of the body that is sent for an event. */
function bodySchema(name: SentEvent) {
  const { means, data }: DeclaredEvent = sentEvents[name];
  return {
    type: 'object',
    description: means,
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: name },
      timestamp: { ...moment, description: 'When it happened, as ISO 8601 writes it.' },
      data: {
        type: 'object',
        required: [...commonDataSchema.required, ...data.required],
        properties: { ...commonProperties, ...data.properties },
      },
    },
  };
}

/** The JSON Schemas of all bodies, by event. */
export const webhookBodySchemas: Readonly<Record<string, ReturnType<typeof bodySchema>>> = Object.fromEntries(
  sentEventNames.map((name) => [name, bodySchema(name)]),
);

/** A body as it is sent for an event. */
export const exampleBody = (name: SentEvent): object => ({
  type: name,
  timestamp: '2026-03-01T12:00:00.000Z',
  data: { merchant: 'aurora', by: 'olga', tool: 'https://tool.example/preview/#/aurora/history', ...sentEvents[name].example },
});

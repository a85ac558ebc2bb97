import { type Shape, count, text, textOrNull } from '../../base/json/jsonShapes.ts';

const changeProperties = { merchantCode: text, revision: count, by: textOrNull } as const;
const change = { type: 'object', required: ['merchantCode', 'revision', 'by'], properties: changeProperties } as const;

/** The interval of the tool's presence messages: a tool that stops sending them counts as gone. */
export const PRESENCE_SIGN_MS = 50_000;

/** Server-sent events of `GET events`, by name. `revision` is the draft's in `draft`, and the live one in all others. */
export const eventSchemas = {
  ready: {
    type: 'object',
    required: ['stream'],
    properties: { stream: { ...text, description: 'Names this stream in `PUT presence`.' } },
    description: 'The stream has begun.',
  },
  draft: { ...change, description: 'A draft was saved, imported or discarded.' },
  release: {
    type: 'object',
    required: ['merchantCode', 'revision', 'releaseId', 'by'],
    properties: { ...changeProperties, releaseId: count },
    description: 'A release went live.',
  },
  waiver: { ...change, description: 'A warning of the draft was let pass, or no longer is.' },
  plan: {
    type: 'object',
    required: ['merchantCode', 'plan', 'revision', 'by'],
    properties: {
      ...changeProperties,
      plan: {
        type: ['integer', 'null'],
        description: 'Id of the plan; null for all of the merchant’s, whose rules have changed.',
      },
    },
    description: 'A release was planned, approved or cancelled, went live, failed to, or waits for an approval.',
  },
  presence: {
    type: 'object',
    required: ['merchantCode', 'people'],
    properties: {
      merchantCode: text,
      people: {
        type: 'array',
        items: {
          type: 'object',
          required: ['name', 'section'],
          properties: { name: text, section: { ...text, description: 'The section that was opened last.' } },
        },
      },
    },
    description: 'Which other operators have the merchant open that this stream’s tool has open.',
  },
} as const;

export interface OperatorEvents {
  readonly ready: Shape<(typeof eventSchemas)['ready']>;
  readonly draft: Shape<(typeof eventSchemas)['draft']>;
  readonly release: Shape<(typeof eventSchemas)['release']>;
  readonly waiver: Shape<(typeof eventSchemas)['waiver']>;
  readonly plan: Shape<(typeof eventSchemas)['plan']>;
  readonly presence: Shape<(typeof eventSchemas)['presence']>;
}

/** Another operator who has the same merchant open. */
export type Colleague = OperatorEvents['presence']['people'][number];

export const presenceBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['stream', 'section'],
  properties: {
    stream: { type: 'string', minLength: 1, maxLength: 40, description: '`stream` of the event `ready`.' },
    section: { type: 'string', pattern: '^[a-zA-Z]{1,30}$', description: 'The section that is open.' },
  },
} as const;

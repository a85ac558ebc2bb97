import type { Problem } from '../problem.ts';
import type { Release } from '../release/release.schema.ts';
import { type Scenario, scenarioAxes } from './scenario.ts';

/** Name and version of the protocol between the operator's tool and the player in its frame. */
export const PREVIEW_CHANNEL = 'livery-preview';
export const PREVIEW_PROTOCOL = 1;

const envelope = { channel: { const: PREVIEW_CHANNEL }, protocol: { const: PREVIEW_PROTOCOL } } as const;
const axis = (name: keyof typeof scenarioAxes) => ({ type: 'string', enum: scenarioAxes[name].values }) as const;

const scenarioSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['language', 'theme', 'audience', 'status', 'platform', 'textSize'],
  properties: {
    language: axis('language'),
    theme: axis('theme'),
    audience: axis('audience'),
    status: axis('status'),
    platform: axis('platform'),
    textSize: axis('textSize'),
  },
} as const;

/** From the tool to the frame. `release` is whole (all layers merged); `revision` counts the tool's edits. */
export type ToFrame =
  | {
      readonly channel: typeof PREVIEW_CHANNEL;
      readonly protocol: 1;
      readonly type: 'show';
      readonly revision: number;
      readonly release: Release;
      readonly scenario: Scenario;
    }
  | { readonly channel: typeof PREVIEW_CHANNEL; readonly protocol: 1; readonly type: 'navigate'; readonly path: string }
  | { readonly channel: typeof PREVIEW_CHANNEL; readonly protocol: 1; readonly type: 'ping' };

/** From the frame to the tool. `hello` asks for the state, after every load; `applied` says which revision is painted. */
export type FromFrame =
  | { readonly channel: typeof PREVIEW_CHANNEL; readonly protocol: 1; readonly type: 'hello' }
  | {
      readonly channel: typeof PREVIEW_CHANNEL;
      readonly protocol: 1;
      readonly type: 'applied';
      readonly revision: number;
      readonly path: string;
      readonly problems: readonly Problem[];
    }
  | { readonly channel: typeof PREVIEW_CHANNEL; readonly protocol: 1; readonly type: 'pong' };

export const toFrameSchema = {
  $id: 'preview/to-frame',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['channel', 'protocol', 'type'],
  properties: { type: { type: 'string' } },
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['revision', 'release', 'scenario'],
      properties: {
        ...envelope,
        type: { const: 'show' },
        revision: { type: 'integer', minimum: 0 },
        release: { type: 'object' },
        scenario: scenarioSchema,
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['path'],
      properties: { ...envelope, type: { const: 'navigate' }, path: { type: 'string', pattern: '^/(?!/)', maxLength: 300 } },
    },
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'ping' } } },
  ],
} as const;

export const fromFrameSchema = {
  $id: 'preview/from-frame',
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['channel', 'protocol', 'type'],
  properties: { type: { type: 'string' } },
  oneOf: [
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'hello' } } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['revision', 'path', 'problems'],
      properties: {
        ...envelope,
        type: { const: 'applied' },
        revision: { type: 'integer', minimum: 0 },
        path: { type: 'string', maxLength: 300 },
        problems: {
          type: 'array',
          maxItems: 200,
          items: {
            type: 'object',
            required: ['code', 'severity', 'document', 'pointer', 'params'],
            properties: {
              code: { type: 'string', maxLength: 80 },
              severity: { type: 'string', enum: ['error', 'warning', 'info'] },
              document: { type: 'string', enum: ['template', 'switches', 'registerSettings', 'release'] },
              pointer: { type: 'string', maxLength: 300 },
              params: { type: 'object' },
            },
          },
        },
      },
    },
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'pong' } } },
  ],
} as const;

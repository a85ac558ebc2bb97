import { type Overlay, overlays } from '../../declare/pages/overlays.ts';
import type { Site } from '../../release/resolve/site.ts';
import { type FrameFault, frameFaultsSchema } from './frameFaults.schema.ts';
import { type FramePage, framePageProperties } from './framePage.schema.ts';
import {
  type FrameBox,
  type FrameMarks,
  MAX_PART_NAME,
  MAX_MARKS,
  type FramePart,
  type SeenField,
  frameBoxSchema,
  frameMarksSchema,
  framePartSchema,
  seenFieldsSchema,
} from './frameParts.schema.ts';
import { type Scenario, scenarioSchema } from './scenario.ts';

/** Name and version of the protocol between the operator's tool and the player in its frame. */
export const PREVIEW_CHANNEL = 'livery-preview';
export const PREVIEW_PROTOCOL = 2;
export const previewEnvelope = { channel: PREVIEW_CHANNEL, protocol: PREVIEW_PROTOCOL } as const;

const envelope = { channel: { const: PREVIEW_CHANNEL }, protocol: { const: PREVIEW_PROTOCOL } } as const;

const scrollPlace = { type: 'number', minimum: 0, maximum: 1_000_000 } as const;

/** A message without the protocol's envelope: the sender adds `previewEnvelope`. */
export type PreviewBody<M> = M extends unknown ? Omit<M, 'channel' | 'protocol'> : never;

/** From the tool to the frame. `site` is the draft, resolved; `revision` counts what was sent. */
type ToFrameBody =
  | { readonly type: 'show'; readonly revision: number; readonly site: Site; readonly scenario: Scenario }
  /** Navigates to a page, and opens an overlay. */
  | { readonly type: 'navigate'; readonly path: string; readonly overlay?: Overlay | undefined }
  /** Two frames that are compared scroll together. */
  | { readonly type: 'scroll'; readonly y: number }
  | { readonly type: 'ping' }
  /** While it is on, a press reports the part it hit and has no other effect. */
  | { readonly type: 'point'; readonly isOn: boolean }
  /** The name of the part under the pointer: it is written at its outline. */
  | { readonly type: 'name'; readonly name: string }
  /** Outlines parts of the page, numbered where there are several; no marks remove the outlines. */
  | { readonly type: 'outline'; readonly marks: readonly FrameMarks[] }
  /** Looks for faults of layout on the page once it is still. `checked` answers with the same number, unless a newer check has begun. */
  | { readonly type: 'check'; readonly number: number }
  /** Scrolls to a fault of the last check and outlines it. */
  | { readonly type: 'reveal'; readonly index: number }
  /** Drops form input and cached answers: the page is rendered again. */
  | { readonly type: 'forget' }
  /** Fills in the controls of a form and leaves them, as a player would. `filled` answers with the same number. */
  | {
      readonly type: 'fill';
      readonly number: number;
      /** Which of the form's tabs is filled in, where it has tabs. */
      readonly tab: number;
      readonly values: readonly { readonly name: string; readonly value: string }[];
    };

/** From the frame to the tool. `hello` asks for the state, after every load; `applied` says which revision is painted. */
type FromFrameBody =
  | { readonly type: 'hello' }
  | { readonly type: 'applied'; readonly revision: number; readonly path: string }
  /** Sent whenever it differs from the last one: after a tap, an edit, an answer of the platform. */
  | ({ readonly type: 'page' } & FramePage)
  | { readonly type: 'scrolled'; readonly y: number }
  | { readonly type: 'pong' }
  /** `box` is the outline of the part. */
  | { readonly type: 'pointed'; readonly isPress: boolean; readonly part: FramePart; readonly box: FrameBox }
  /** Escape was pressed in the frame while the tool was pointing. */
  | { readonly type: 'unpointed' }
  | { readonly type: 'checked'; readonly number: number; readonly faults: readonly FrameFault[] }
  | { readonly type: 'filled'; readonly number: number; readonly seen: readonly SeenField[] };

type InEnvelope<B> = B extends unknown ? typeof previewEnvelope & B : never;
export type ToFrame = InEnvelope<ToFrameBody>;
export type FromFrame = InEnvelope<FromFrameBody>;

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
      required: ['revision', 'site', 'scenario'],
      properties: {
        ...envelope,
        type: { const: 'show' },
        revision: { type: 'integer', minimum: 0 },
        // The tool has resolved it, and only the tool's own window may send it.
        site: { type: 'object' },
        scenario: scenarioSchema,
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['path'],
      properties: {
        ...envelope,
        type: { const: 'navigate' },
        path: { type: 'string', pattern: '^/(?!/)', maxLength: 300 },
        overlay: { type: 'string', enum: overlays },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['y'],
      properties: { ...envelope, type: { const: 'scroll' }, y: scrollPlace },
    },
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'ping' } } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['isOn'],
      properties: { ...envelope, type: { const: 'point' }, isOn: { type: 'boolean' } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['name'],
      properties: { ...envelope, type: { const: 'name' }, name: { type: 'string', maxLength: MAX_PART_NAME } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['marks'],
      properties: {
        ...envelope,
        type: { const: 'outline' },
        marks: { type: 'array', maxItems: MAX_MARKS, items: frameMarksSchema },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['number'],
      properties: { ...envelope, type: { const: 'check' }, number: { type: 'integer', minimum: 0 } },
    },
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'forget' } } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['index'],
      properties: { ...envelope, type: { const: 'reveal' }, index: { type: 'integer', minimum: 0 } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['number', 'tab', 'values'],
      properties: {
        ...envelope,
        type: { const: 'fill' },
        number: { type: 'integer', minimum: 0 },
        tab: { type: 'integer', minimum: 0, maximum: 9 },
        values: {
          type: 'array',
          maxItems: 40,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'value'],
            properties: { name: { type: 'string', maxLength: 60 }, value: { type: 'string', maxLength: 1000 } },
          },
        },
      },
    },
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
      required: ['revision', 'path'],
      properties: {
        ...envelope,
        type: { const: 'applied' },
        revision: { type: 'integer', minimum: 0 },
        path: { type: 'string', maxLength: 300 },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['path', 'gate', 'hidden', 'shown', 'settings'],
      properties: { ...envelope, type: { const: 'page' }, ...framePageProperties },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['y'],
      properties: { ...envelope, type: { const: 'scrolled' }, y: scrollPlace },
    },
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'pong' } } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['isPress', 'part', 'box'],
      properties: {
        ...envelope,
        type: { const: 'pointed' },
        isPress: { type: 'boolean' },
        part: framePartSchema,
        box: frameBoxSchema,
      },
    },
    { type: 'object', additionalProperties: false, properties: { ...envelope, type: { const: 'unpointed' } } },
    {
      type: 'object',
      additionalProperties: false,
      required: ['number', 'faults'],
      properties: { ...envelope, type: { const: 'checked' }, number: { type: 'integer', minimum: 0 }, faults: frameFaultsSchema },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['number', 'seen'],
      properties: {
        ...envelope,
        type: { const: 'filled' },
        number: { type: 'integer', minimum: 0 },
        seen: seenFieldsSchema,
      },
    },
  ],
} as const;

import type { Site } from '../../release/resolve/site.ts';
import { type Audience, audiences } from '../../declare/names/visitor.ts';
import { type Shape, count, moment, momentOrNull, textOrNull } from '../../base/json/jsonShapes.ts';

/* Links that show a draft on another device, and the data for the page that they open. */

/** How long a link works, in ms. */
export const shareLifetimes = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;
export type ShareLifetime = keyof typeof shareLifetimes;
export const shareLifetimeNames = ['hour', 'day', 'week'] as const satisfies readonly ShareLifetime[];

export const shareBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['lifetime', 'audience'],
  properties: {
    lifetime: { type: 'string', enum: shareLifetimeNames },
    audience: { type: 'string', enum: audiences },
  },
} as const;
export type ShareBody = Shape<typeof shareBodySchema>;

/** A merchant has no more links than this at a time. */
export const MAX_SHARES = 20;

const shareProperties = {
  id: count,
  audience: { type: 'string', enum: audiences },
  by: textOrNull,
  createdAt: moment,
  expiresAt: moment,
  openedAt: momentOrNull,
} as const;
const shareRequired = ['id', 'audience', 'by', 'createdAt', 'expiresAt', 'openedAt'] as const;

export const sharesSchema = {
  type: 'array',
  items: { type: 'object', required: shareRequired, properties: shareProperties },
} as const;
export type ShareView = Shape<typeof sharesSchema>[number];

export const newShareSchema = {
  type: 'object',
  required: [...shareRequired, 'url'],
  properties: {
    ...shareProperties,
    url: { type: 'string', pattern: '^https?://[^/?#]+/', description: 'Told once: only a hash of it is kept.' },
  },
} as const;
export type NewShareView = Shape<typeof newShareSchema>;

/** Name of the cookie that a shared link leaves on the device that opened it. */
export const DRAFT_COOKIE = 'draft';

/** Data for a page that shows a shared draft. */
export interface DraftPass {
  readonly audience: Audience;
  readonly expiresAt: string;
  /** The same as a span: the device's clock may be wrong. */
  readonly endsInMs: number;
  /** Changes with each save of the draft and each release that goes live. */
  readonly revision: string;
}

/** `GET /site/draft`. */
export interface SharedDraft {
  readonly site: Site;
  readonly revision: string;
}

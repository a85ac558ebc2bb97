import type { FromSchema } from 'json-schema-to-ts';
import { type Audience, audiences } from '../visitor.ts';

/*
 * What is said about links that show a draft on another device: by the tool below `/preview/api/merchants/:code/shares`,
 * and by the page that such a link opens at `/site/draft`.
 */

/** How long a link works, in ms. */
export const shareLifetimes = { hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;
export type ShareLifetime = keyof typeof shareLifetimes;
export const shareLifetimeNames = ['hour', 'day', 'week'] as const satisfies readonly ShareLifetime[];

export const shareBodySchema = {
  $id: 'preview/share',
  type: 'object',
  additionalProperties: false,
  required: ['lifetime', 'audience'],
  properties: {
    lifetime: { type: 'string', enum: shareLifetimeNames },
    audience: { type: 'string', enum: audiences },
  },
} as const;
export type ShareBody = FromSchema<typeof shareBodySchema>;

/** A merchant has no more links than this at a time. */
export const MAX_SHARES = 20;

/** One link that works. Its address is told once, when it is made: only a hash of it is kept. */
export interface ShareView {
  readonly id: number;
  readonly audience: Audience;
  readonly by: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly openedAt: string | null;
}

/** `POST …/shares`. */
export interface NewShareView extends ShareView {
  readonly url: string;
}

/** Name of the cookie that a shared link leaves on the device that opened it. */
export const DRAFT_COOKIE = 'draft';

/** What a page is told that shows a shared draft. */
export interface DraftPass {
  readonly audience: Audience;
  readonly expiresAt: string;
  /** The same as a span: the device's clock may be wrong. */
  readonly endsInMs: number;
  /** Counts the draft's saves and what went live. */
  readonly revision: string;
}

/** `GET /site/draft`: all layers merged. */
export interface SharedDraft {
  readonly release: unknown;
  readonly revision: string;
}

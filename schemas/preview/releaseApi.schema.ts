import type { FromSchema } from 'json-schema-to-ts';
import type { Problem } from '../problem.ts';

/*
 * What the operator's tool and the preview server say to each other about what goes live: bodies and answers of
 * `merchants/:code/releases`, `…/rollback` and `…/plan` below `/preview/api/`.
 */

const note = { type: 'string', maxLength: 500 } as const;

/** How many problems of one draft may be let pass. */
export const MAX_WAIVERS = 200;
const code = { type: 'string', minLength: 1, maxLength: 80 } as const;
const pointer = { type: 'string', maxLength: 300 } as const;

const waived = {
  type: 'array',
  maxItems: MAX_WAIVERS,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['code', 'pointer', 'reason'],
    properties: { code, pointer, reason: { type: 'string', minLength: 1, maxLength: 500 } },
  },
} as const;

export const waiverBodySchema = {
  $id: 'preview/waiver',
  type: 'object',
  additionalProperties: false,
  required: ['code', 'pointer', 'reason'],
  properties: { code, pointer, reason: { type: 'string', maxLength: 500 } },
} as const;
/** `PUT merchants/:code/waivers`: why a warning of the draft may pass; an empty reason takes it back. */
export type WaiverBody = FromSchema<typeof waiverBodySchema>;

/** One line of `GET`, `PUT merchants/:code/waivers`. */
export interface WaiverView {
  readonly code: string;
  readonly pointer: string;
  readonly reason: string;
  readonly by: string | null;
  readonly at: string;
}

export const publishBodySchema = {
  $id: 'preview/publish',
  type: 'object',
  additionalProperties: false,
  properties: { note, waived },
} as const;
/** Why, and which warnings may pass for which reason. */
export type PublishBody = FromSchema<typeof publishBodySchema>;

export const planBodySchema = {
  $id: 'preview/plan',
  type: 'object',
  additionalProperties: false,
  required: ['dueAt'],
  properties: {
    note,
    waived,
    dueAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?(Z|[+-]\\d{2}:\\d{2})$' },
  },
} as const;
/** The same for a release that goes live later: `dueAt` says when. */
export type PlanBody = FromSchema<typeof planBodySchema>;

export const rollBackBodySchema = {
  $id: 'preview/roll-back',
  type: 'object',
  additionalProperties: false,
  required: ['releaseId'],
  properties: { releaseId: { type: 'integer', minimum: 1 }, note },
} as const;
export type RollBackBody = FromSchema<typeof rollBackBodySchema>;

/** How far ahead a release may be planned. */
export const PLAN_AHEAD_MS = 366 * 24 * 60 * 60 * 1000;

/** `POST merchants/:code/releases`, `POST merchants/:code/rollback`. `changed` is false when it was live already. */
export interface ReleaseOutcome {
  readonly changed: boolean;
  readonly releaseId: number;
  readonly revision: number;
}

/** One line of `GET merchants/:code/releases`, newest first. */
export interface ReleaseEntry {
  readonly releaseId: number;
  readonly revision: number;
  readonly kind: 'seed' | 'publish' | 'rollback';
  readonly note: string;
  readonly by: string | null;
  readonly createdAt: string;
  readonly isLive: boolean;
  /** `by` is missing in releases of earlier days. */
  readonly waived: readonly (Pick<WaiverView, 'code' | 'pointer' | 'reason'> & { readonly by?: string | null })[];
}

/** `GET merchants/:code/releases/:releaseId`: what it says, and what was live before it; null for the first. */
export interface ReleaseDocuments {
  readonly document: unknown;
  readonly before: unknown;
}

/** Why a plan that was due did not go live: a code, and the problems that were found then. */
export interface PlanFailure {
  readonly code: string;
  readonly problems: readonly Problem[];
}

/** `GET`, `POST` of `merchants/:code/plan`: what goes live when. A failed one waits to be cancelled. */
export interface PlanView {
  readonly dueAt: string;
  readonly note: string;
  readonly by: string | null;
  readonly createdAt: string;
  /** What the draft said when it was planned. */
  readonly document: unknown;
  readonly failure: PlanFailure | null;
}

/** Somebody else went live since the draft was begun: what both began from, and what is live now. */
export interface StaleRelease {
  readonly releaseId: number;
  readonly revision: number;
  readonly by: string | null;
  readonly base: unknown;
  readonly theirs: unknown;
}

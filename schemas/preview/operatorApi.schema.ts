import type { FromSchema } from 'json-schema-to-ts';
import type { Problem } from '../problem.ts';
import type { WaiverView } from './releaseApi.schema.ts';
import type { RoleGrants } from './roleGrants.ts';
import type { Release, TemplateVersion } from '../release/release.schema.ts';

/*
 * What the operator's tool and the preview server say to each other under `/preview/api/`. Bodies are judged by the
 * schemas here; answers are the server's word and are only typed. Moments are ISO 8601 texts.
 */

export const signInBodySchema = {
  $id: 'preview/sign-in',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'password'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 60 },
    password: { type: 'string', minLength: 1, maxLength: 200 },
  },
} as const;
export type SignInBody = FromSchema<typeof signInBodySchema>;

/** From least to most: each may do what those before it may. */
export const operatorRoles = ['viewer', 'editor', 'publisher', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/** Goes along with every write in this header. */
export const CSRF_HEADER = 'x-csrf';

/** `POST session`, `GET session`. */
export interface SessionView {
  readonly name: string;
  /** What the operator may do everywhere; at a merchant it may be more. */
  readonly role: OperatorRole;
  readonly roles: RoleGrants;
  readonly csrf: string;
}

export interface LiveView {
  readonly document: Release;
  readonly revision: number;
  readonly releaseId: number;
}

/** What live is laid over: `document` may be invalid, and is live's while nobody has changed anything. */
export interface DraftView {
  readonly document: unknown;
  /** Goes into `If-Match` of the next write. 0 before the first. */
  readonly revision: number;
  /** The release that the draft was begun from. Publishing is refused when another is live by then. */
  readonly parentReleaseId: number;
  readonly updatedAt: string | null;
  readonly by: string | null;
}

/** `GET merchants/:code`. */
export interface MerchantView {
  readonly merchantCode: string;
  /** The host of its own, beside the one that every merchant has. */
  readonly host: string | null;
  /** What the versions bring; a draft may change its version. */
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly live: LiveView;
  readonly draft: DraftView;
  /** What the draft's operators let pass. */
  readonly waivers: readonly WaiverView[];
}

/** `PUT` and `DELETE merchants/:code/draft`. */
export type DraftSaved = Omit<DraftView, 'document'>;

/** One difference between two documents. A side that lacks the value lacks the key. */
export interface Change {
  readonly pointer: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Every refusal. `detail` of `draft.stale` is a `DraftView`, of `release.stale` a `StaleRelease`. */
export interface ProblemAnswer {
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Server-sent events of `GET events`, by name. */
export interface OperatorEvents {
  readonly draft: { readonly merchantCode: string; readonly revision: number; readonly by: string | null };
  readonly release: {
    readonly merchantCode: string;
    readonly revision: number;
    readonly releaseId: number;
    readonly by: string | null;
  };
  /** A warning of the draft was let pass, or no longer is; `revision` is what is live. */
  readonly waiver: { readonly merchantCode: string; readonly revision: number; readonly by: string | null };
  /** A release was planned, cancelled, or failed to go live; `revision` is what is live meanwhile. */
  readonly plan: { readonly merchantCode: string; readonly revision: number; readonly by: string | null };
}

/** `POST merchants/:code/addresses`: what the server found when it asked for every address of the saved draft. */
export interface AddressCheck {
  readonly checked: number;
  readonly problems: readonly Problem[];
}

import type { FromSchema } from 'json-schema-to-ts';
import { MERCHANT_CODE_PATTERN } from '../release/release.schema.ts';
import type { AuditAction } from './auditActions.ts';
import { operatorRoles } from './operatorApi.schema.ts';
import type { RoleGrants } from './roleGrants.ts';

/* What is said under `/preview/api/` about operators: people, their links, their own account, and the audit log. */

/** The least that a password of an operator must have. */
export const PASSWORD_MIN = 10;
export const OPERATOR_NAME_PATTERN = '^[A-Za-z0-9._@-]{2,60}$';

const password = { type: 'string', minLength: PASSWORD_MIN, maxLength: 200 } as const;
const token = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;
/** In which language the mail is written. */
const language = { type: 'string', enum: ['EN', 'CN'] } as const;

const grants = {
  type: 'object',
  additionalProperties: false,
  required: ['all', 'merchants'],
  properties: {
    all: { type: ['string', 'null'], enum: [...operatorRoles, null] },
    merchants: {
      type: 'object',
      maxProperties: 500,
      propertyNames: { pattern: MERCHANT_CODE_PATTERN },
      additionalProperties: { type: 'string', enum: operatorRoles },
    },
  },
} as const;

/** `PUT people/:id/roles`. */
export const rolesBodySchema = { $id: 'preview/roles', ...grants } as const;
export type RolesBody = FromSchema<typeof rolesBodySchema>;

/** `POST people`: somebody new, who chooses a password by the link. */
export const inviteBodySchema = {
  $id: 'preview/invite',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'roles', 'language'],
  properties: {
    name: { type: 'string', pattern: OPERATOR_NAME_PATTERN },
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 200 },
    roles: grants,
    language,
  },
} as const;
export type InviteBody = FromSchema<typeof inviteBodySchema>;

/** `POST people/:id/link`: another link, the one before no longer works. */
export const linkBodySchema = {
  $id: 'preview/link',
  type: 'object',
  additionalProperties: false,
  required: ['language'],
  properties: { language },
} as const;
export type LinkBody = FromSchema<typeof linkBodySchema>;

/** `PUT people/:id/state`. */
export const stateBodySchema = {
  $id: 'preview/state',
  type: 'object',
  additionalProperties: false,
  required: ['isDisabled'],
  properties: { isDisabled: { type: 'boolean' } },
} as const;
export type StateBody = FromSchema<typeof stateBodySchema>;

/** `POST links/open`: whose link it is, before a password is chosen. */
export const openLinkBodySchema = {
  $id: 'preview/open-link',
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token },
} as const;
export type OpenLinkBody = FromSchema<typeof openLinkBodySchema>;

/** `POST links/accept`: sets the password and signs in. */
export const acceptLinkBodySchema = {
  $id: 'preview/accept-link',
  type: 'object',
  additionalProperties: false,
  required: ['token', 'password'],
  properties: { token, password },
} as const;
export type AcceptLinkBody = FromSchema<typeof acceptLinkBodySchema>;

/** `POST account/password`. */
export const passwordBodySchema = {
  $id: 'preview/password',
  type: 'object',
  additionalProperties: false,
  required: ['current', 'next'],
  properties: { current: { type: 'string', minLength: 1, maxLength: 200 }, next: password },
} as const;
export type PasswordBody = FromSchema<typeof passwordBodySchema>;

/** One line of `GET people`. */
export interface PersonView {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  /** As far as the reader may see them: an administrator of some merchants sees the grants there. */
  readonly roles: RoleGrants;
  readonly state: 'active' | 'invited' | 'disabled';
  /** When the newest session was last used. */
  readonly seenAt: string | null;
  /** Until when an open link works. */
  readonly linkUntil: string | null;
}

/** How a link travels: `failed` when the mail server refused it, `none` where there is no address, or nothing to send by. */
export type LinkDelivery = 'mail' | 'failed' | 'none';

/** `POST people`, `POST people/:id/link`. The address is shown once; the server keeps its hash. */
export interface LinkView {
  readonly person: PersonView;
  readonly url: string;
  readonly expiresAt: string;
  readonly delivery: LinkDelivery;
}

/** `POST links/open`. */
export interface OpenedLink {
  readonly name: string;
  /** Whether its owner has had a password before. */
  readonly isNew: boolean;
  readonly expiresAt: string;
}

/** One line of `GET account/sessions`, the one that asks first. */
export interface OwnSession {
  readonly id: number;
  readonly isThis: boolean;
  readonly agent: string;
  readonly ip: string;
  readonly startedAt: string;
  readonly seenAt: string;
}

/** One line of the audit log. */
export interface AuditLine {
  readonly id: number;
  readonly at: string;
  /** Null for the system, and for names that nobody has. */
  readonly who: string | null;
  readonly action: AuditAction;
  readonly merchantCode: string | null;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** `GET audit?who&what&merchant&from&to&before`: newest first. `next` goes into `before` for the page after. */
export interface AuditPage {
  readonly lines: readonly AuditLine[];
  readonly next: number | null;
}

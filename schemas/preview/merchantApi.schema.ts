import type { FromSchema } from 'json-schema-to-ts';
import type { ChecklistItem } from '../lint/goLiveChecklist.ts';
import type { ThemeMode } from '../release/themeRoles.ts';
import { type TemplateVersion, templateVersions } from '../release/release.schema.ts';

/* What is said under `/preview/api/merchants` about merchants as a whole: the list, new ones, their hosts, files. */

/** Codes become hosts, so they are labels of a name: no hyphen at the end, no two in a row. */
export const NEW_CODE_PATTERN = '^[a-z](?:-?[a-z0-9]){1,30}$';
/** A whole name in small letters, without a port. */
export const HOST_PATTERN = '^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$';
/** Hosts that belong to the platform itself. */
export const reservedCodes = [
  'admin',
  'api',
  'app',
  'assets',
  'cdn',
  'livery',
  'localhost',
  'mail',
  'operators',
  'preview',
  'static',
  'www',
];

const host = { type: ['string', 'null'], pattern: HOST_PATTERN } as const;

export const newMerchantBodySchema = {
  $id: 'preview/new-merchant',
  type: 'object',
  additionalProperties: false,
  required: ['merchantCode', 'title', 'from'],
  properties: {
    merchantCode: { type: 'string', pattern: NEW_CODE_PATTERN },
    title: { type: 'string', minLength: 1, maxLength: 60 },
    host,
    /** A preset, another merchant's release, or a file that was exported. */
    from: { type: 'string', enum: [...templateVersions, 'copy', 'file'] },
    copyOf: { type: 'string', maxLength: 40 },
    file: { type: 'object' },
  },
} as const;
/** `POST merchants`. */
export type NewMerchantBody = FromSchema<typeof newMerchantBodySchema>;

export const hostBodySchema = {
  $id: 'preview/host',
  type: 'object',
  additionalProperties: false,
  required: ['host'],
  properties: { host },
} as const;
/** `PUT merchants/:code/host`. Null: only the host that every merchant has. */
export type HostBody = FromSchema<typeof hostBodySchema>;

export const merchantStates = ['all', 'changed', 'notLive'] as const;
export type MerchantState = (typeof merchantStates)[number];
export const merchantOrders = ['recent', 'name'] as const;
export type MerchantOrder = (typeof merchantOrders)[number];

/** As much of a merchant's home as a small picture of it shows. */
export interface MerchantLook {
  readonly mode: ThemeMode;
  readonly colours: Readonly<
    Record<'background' | 'surface' | 'raised' | 'brand' | 'onBrand' | 'accent' | 'text' | 'muted' | 'line', string>
  >;
  readonly corners: string;
  readonly logo: string;
  readonly backdrop: string;
  /** Blocks of home, first to last. */
  readonly blocks: readonly string[];
  readonly hasHeader: boolean;
  /** How many items the bar at the bottom has; 0 for none. */
  readonly footerItems: number;
}

/** One card of `GET merchants`. */
export interface MerchantSummary {
  readonly merchantCode: string;
  readonly title: string;
  readonly version: TemplateVersion;
  readonly host: string | null;
  /** 0 while nothing is live. */
  readonly liveRevision: number;
  readonly draftState: 'none' | 'changed';
  /** Of the draft, or of what is live while there is none. */
  readonly problems: { readonly errors: number; readonly warnings: number };
  /** What is still to be decided before it is live for the first time; empty for one that is. */
  readonly todo: readonly ChecklistItem[];
  readonly lastChange: { readonly at: string; readonly by: string | null; readonly what: 'draft' | 'release' | 'made' };
  readonly look: MerchantLook;
}

/** `GET merchants?search&state&order&offset`. */
export interface MerchantList {
  readonly merchants: readonly MerchantSummary[];
  /** How many fit what was asked. */
  readonly found: number;
  /** How many there are at all, as far as the operator may see them. */
  readonly all: number;
}

export const MERCHANTS_PER_PAGE = 24;

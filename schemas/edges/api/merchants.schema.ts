import { displayName } from '../../base/text/displayName.ts';
import { checklistItems } from '../../judge/lint/checklistItems.ts';
import { type Release, type TemplateVersion, templateVersions } from '../../declare/release/release.schema.ts';
import { themeModes } from '../../declare/names/themeRoles.ts';
import { draftSchema, waiversSchema } from './drafts.schema.ts';
import { type Shape, anyObject, count, document, moment, problemSchema, text, textOrNull } from '../../base/json/jsonShapes.ts';

/* Merchants as a whole: the list, new ones, their hosts and files, and everything that is needed to edit one. */

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

const host = {
  type: ['string', 'null'],
  pattern: HOST_PATTERN,
  description: 'The host of its own; null: only the one that every merchant has.',
} as const;

export const newMerchantBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['merchantCode', 'title', 'from'],
  properties: {
    merchantCode: { type: 'string', pattern: NEW_CODE_PATTERN },
    title: displayName('What the site is called.'),
    host,
    from: {
      type: 'string',
      enum: [...templateVersions, 'copy', 'file'],
      description: 'A preset, another merchant’s release, or a file that was exported.',
    },
    copyOf: { type: 'string', maxLength: 40 },
    file: anyObject,
  },
} as const;
export type NewMerchantBody = Shape<typeof newMerchantBodySchema>;

export const newMerchantSchema = { type: 'object', required: ['merchantCode'], properties: { merchantCode: text } } as const;

export const hostBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['host'],
  properties: { host },
} as const;

export const hostSchema = { type: 'object', required: ['host'], properties: { host: textOrNull } } as const;

export const merchantStates = ['all', 'changed', 'notLive'] as const;
export type MerchantState = (typeof merchantStates)[number];
export const merchantOrders = ['recent', 'name'] as const;
export type MerchantOrder = (typeof merchantOrders)[number];

export const MERCHANTS_PER_PAGE = 24;

const lookSchema = {
  type: 'object',
  description: 'As much of home as a small picture of it shows.',
  required: ['mode', 'colours', 'corners', 'logo', 'backdrop', 'blocks', 'hasHeader', 'footerItems'],
  properties: {
    mode: { type: 'string', enum: themeModes },
    colours: {
      type: 'object',
      required: ['background', 'surface', 'raised', 'brand', 'onBrand', 'accent', 'text', 'muted', 'line'],
      properties: {
        background: text,
        surface: text,
        raised: text,
        brand: text,
        onBrand: text,
        accent: text,
        text,
        muted: text,
        line: text,
      },
    },
    corners: text,
    logo: text,
    backdrop: text,
    blocks: { type: 'array', items: text, description: 'Blocks of home, first to last.' },
    hasHeader: { type: 'boolean' },
    footerItems: { type: 'integer', description: 'How many items the bar at the bottom has; 0 for none.' },
  },
} as const;
export type MerchantLook = Shape<typeof lookSchema>;

export const merchantListSchema = {
  type: 'object',
  required: ['merchants', 'found', 'all'],
  properties: {
    merchants: {
      type: 'array',
      items: {
        type: 'object',
        required: [
          'merchantCode',
          'title',
          'version',
          'host',
          'liveRevision',
          'draftState',
          'problems',
          'todo',
          'changed',
          'lastChange',
          'look',
        ],
        properties: {
          merchantCode: text,
          title: text,
          version: { type: 'string', enum: templateVersions },
          host: textOrNull,
          liveRevision: { type: 'integer', description: '0 while nothing is live.' },
          draftState: { type: 'string', enum: ['none', 'changed'] },
          problems: {
            type: 'object',
            description: 'Of the draft, or of what is live while there is none.',
            required: ['errors', 'warnings'],
            properties: { errors: count, warnings: count },
          },
          todo: {
            type: 'array',
            description: 'What is still to be decided before it is live for the first time; empty for one that is.',
            items: { type: 'string', enum: checklistItems },
          },
          changed: {
            type: 'array',
            description:
              'Pointers of the settings in which what is live differs from the preset, or from the merchant that was asked for; of one that was never published those of its draft.',
            items: text,
          },
          lastChange: {
            type: 'object',
            required: ['at', 'by', 'what'],
            properties: { at: moment, by: textOrNull, what: { type: 'string', enum: ['draft', 'release', 'made'] } },
          },
          look: lookSchema,
        },
      },
    },
    found: { type: 'integer', description: 'How many fit what was asked.' },
    all: { type: 'integer', description: 'How many there are at all, as far as the operator may see them.' },
  },
} as const;
export type MerchantList = Shape<typeof merchantListSchema>;
export type MerchantSummary = MerchantList['merchants'][number];

export const merchantSchema = {
  type: 'object',
  required: ['merchantCode', 'host', 'playerUrl', 'presets', 'live', 'draft', 'waivers'],
  properties: {
    merchantCode: text,
    host: textOrNull,
    playerUrl: {
      ...textOrNull,
      description:
        'Where players of merchants without a host of their own are, as https://{merchant}.livery.example; null where the server was not told.',
    },
    presets: {
      type: 'object',
      description: 'What the versions bring; a draft may change its version.',
      required: templateVersions,
      properties: { base: document, new: document },
    },
    live: {
      type: 'object',
      required: ['document', 'revision', 'releaseId'],
      properties: { document, revision: count, releaseId: count },
    },
    draft: draftSchema,
    waivers: waiversSchema,
  },
} as const;

export const addressCheckSchema = {
  type: 'object',
  description: 'What the server found when it asked for every address of the saved draft.',
  required: ['checked', 'problems'],
  properties: { checked: count, problems: { type: 'array', items: problemSchema } },
} as const;
export type AddressCheck = Shape<typeof addressCheckSchema>;

export const frameSchema = {
  type: 'object',
  required: ['url'],
  properties: { url: { type: 'string', pattern: '^https?://[^/?#]+/' } },
} as const;

type AnsweredMerchant = Shape<typeof merchantSchema>;
/** With its releases read (`readRelease`). */
export type LiveView = AnsweredMerchant['live'] & { readonly document: Release };
export type MerchantView = AnsweredMerchant & {
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly live: LiveView;
};

import { scenarioAxes } from '../preview/scenario.ts';
import { faultKinds } from '../visits/visitReport.schema.ts';
import { auditActions } from './auditActions.ts';
import {
  type Shape,
  anyObject,
  count,
  document,
  moment,
  momentOrNull,
  problemSchema,
  text,
  textOrNull,
  yesNo,
} from '../../base/json/jsonShapes.ts';
import { noticesSchema } from './notices.schema.ts';

/* The support bundle: one file about one merchant, for the support team. */

export const BUNDLE_KIND = 'livery-support';
export const BUNDLE_FORMAT = 2;

/** Data that a bundle never contains. The tool has texts for each: `support.leftOut.<name>`. */
export const leftOutOfBundles = ['secrets', 'players', 'operators', 'notes', 'addresses'] as const;

/** Kinds of secrets and personal data that are removed from a bundle. The tool names each: `support.removed.<kind>`. */
export const removedKinds = ['configured', 'credentials', 'key', 'token', 'mail', 'phone', 'card', 'account'] as const;
export type RemovedKind = (typeof removedKinds)[number];

/** How many entries of the audit log a bundle holds, and over how many days it looks for errors. */
export const BUNDLE_AUDIT_ENTRIES = 50;
export const BUNDLE_FAULT_DAYS = 7;

const operator = { ...textOrNull, description: 'A number stands for each operator: “operator 1”. Null for the system.' } as const;

const oneOf = <T extends readonly string[]>(values: T) => ({ type: 'string', enum: values }) as const;

/** The screen in the tool's phone frame, so that the support team can open the same one. */
const screenSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'scenario', 'width', 'height', 'browser'],
  properties: {
    path: {
      type: 'string',
      pattern: '^/[^\\s#]{0,500}$',
      description: 'Address below the merchant’s host, with the known part of its query.',
    },
    scenario: {
      type: 'object',
      additionalProperties: false,
      properties: {
        language: oneOf(scenarioAxes.language),
        theme: oneOf(scenarioAxes.theme),
        audience: oneOf(scenarioAxes.audience),
        status: oneOf(scenarioAxes.status),
        platform: oneOf(scenarioAxes.platform),
        content: oneOf(scenarioAxes.content),
        textSize: oneOf(scenarioAxes.textSize),
        installed: oneOf(scenarioAxes.installed),
        wording: oneOf(scenarioAxes.wording),
        motion: oneOf(scenarioAxes.motion),
      },
    },
    width: { type: 'integer', minimum: 1, maximum: 10_000, description: 'Of the viewport, in CSS px.' },
    height: { type: 'integer', minimum: 1, maximum: 10_000 },
    browser: {
      type: 'string',
      pattern: '^[A-Za-z ]{0,60}$',
      description: 'Name of the browser and its system, such as “Firefox Linux”.',
    },
  },
} as const;

export const bundleBodySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { screen: screenSchema },
} as const;
export type BundleBody = Shape<typeof bundleBodySchema>;

const siteSchema = {
  type: 'object',
  required: ['document', 'layers'],
  properties: {
    document: { ...document, description: 'The release with all layers merged.' },
    layers: {
      ...anyObject,
      description: 'JSON Pointer of each value that is not the product’s default, and the layer that it comes from.',
    },
  },
} as const;

const problems = { type: 'array', items: problemSchema } as const;

/** The parts of a bundle. The tool names each in the dialog: `support.part.<name>`. */
export const bundleParts = {
  versions: {
    type: 'object',
    required: ['build', 'schemaVersion', 'node', 'system', 'database', 'migrations'],
    properties: {
      build: { ...text, description: 'As faults of players’ pages name it; `unknown` while developing.' },
      schemaVersion: count,
      node: text,
      system: text,
      database: { ...text, description: 'PostgreSQL, or PGlite where it is embedded, and its version.' },
      migrations: { type: 'array', items: text, description: 'Steps that the database has run, with their module.' },
    },
  },
  server: {
    type: 'object',
    required: ['settings', 'store', 'notices', 'upSeconds', 'memoryMb', 'openStreams'],
    properties: {
      settings: {
        type: 'array',
        description: 'Which variables are set. Only numbers and switches have their value here.',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['name', 'value'],
          properties: { name: text, value: { type: ['number', 'boolean', 'null'] } },
        },
      },
      store: { ...text, description: 'What the store can do now, as `/readyz` knows it.' },
      notices: noticesSchema,
      upSeconds: count,
      memoryMb: count,
      openStreams: count,
    },
  },
  live: {
    type: 'object',
    required: ['revision', 'releaseId', 'by', 'at', 'document'],
    properties: {
      revision: { ...count, description: '0 while nothing is live.' },
      releaseId: count,
      by: operator,
      at: moment,
      document,
    },
  },
  draft: {
    type: 'object',
    required: ['revision', 'parentReleaseId', 'by', 'updatedAt', 'changes', 'waivers'],
    properties: {
      revision: count,
      parentReleaseId: count,
      by: operator,
      updatedAt: momentOrNull,
      changes: {
        type: 'array',
        description: 'How the draft differs from what is live. A side that says nothing lacks the key.',
        items: { type: 'object', required: ['pointer'], properties: { pointer: text, before: document, after: document } },
      },
      waivers: {
        type: 'array',
        items: {
          type: 'object',
          required: ['code', 'pointer', 'by', 'at'],
          properties: { code: text, pointer: text, by: operator, at: moment },
        },
      },
    },
  },
  site: {
    type: 'object',
    required: ['live', 'draft'],
    properties: {
      live: siteSchema,
      draft: { anyOf: [siteSchema, { type: 'null' }], description: 'Null where the draft says what is live.' },
    },
  },
  problems: { type: 'object', required: ['live', 'draft'], properties: { live: problems, draft: problems } },
  audit: {
    type: 'array',
    description: 'The last entries about the merchant, newest first, but for openings of the preview.',
    items: {
      type: 'object',
      required: ['id', 'at', 'by', 'byToken', 'action', 'detail'],
      properties: {
        id: count,
        at: moment,
        by: operator,
        byToken: { ...yesNo, description: 'Whether an API token acted for the operator.' },
        action: { type: 'string', enum: auditActions },
        detail: anyObject,
      },
    },
  },
  faults: {
    type: 'array',
    description: 'What players’ pages reported in the last days, the most frequent first.',
    items: {
      type: 'object',
      required: ['kind', 'what', 'revision', 'build', 'count'],
      properties: { kind: { type: 'string', enum: faultKinds }, what: text, revision: count, build: text, count },
    },
  },
  screen: { anyOf: [screenSchema, { type: 'null' }], description: 'What the phone frame showed; null from the command line.' },
  picture: {
    type: ['string', 'null'],
    pattern: '^data:image/webp;base64,',
    description: 'Picture of the phone frame. The tool adds it where the operator wants it; the server answers null.',
  },
} as const;
export type BundlePart = keyof typeof bundleParts;

export const bundleSchema = {
  type: 'object',
  required: [
    'kind',
    'format',
    'merchantCode',
    'host',
    'madeAt',
    'by',
    'leftOut',
    'removed',
    'versions',
    'server',
    'live',
    'draft',
    'site',
    'problems',
    'audit',
    'faults',
    'screen',
    'picture',
  ],
  properties: {
    kind: { type: 'string', const: BUNDLE_KIND },
    format: { type: 'integer', const: BUNDLE_FORMAT },
    merchantCode: text,
    host: textOrNull,
    madeAt: moment,
    by: operator,
    leftOut: { type: 'array', items: { type: 'string', enum: leftOutOfBundles }, description: 'What was left out of the file.' },
    removed: {
      type: 'array',
      description: 'What was removed because it looked like a secret or said who somebody is. `[removed]` is in its place.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['pointer', 'kind'],
        properties: {
          pointer: { ...text, description: 'JSON Pointer into this file.' },
          kind: { type: 'string', enum: removedKinds },
        },
      },
    },
    ...bundleParts,
  },
} as const;
export type SupportBundle = Shape<typeof bundleSchema>;
export type Removed = SupportBundle['removed'][number];
/** A variable that is set. Any text may be an address, a name or a secret, so only numbers and switches have their value. */
export type GivenSetting = SupportBundle['server']['settings'][number];

/** Name of the file. */
export const bundleFileName = ({ merchantCode, madeAt }: Pick<SupportBundle, 'merchantCode' | 'madeAt'>): string =>
  `${merchantCode}-support-${madeAt.slice(0, 16).replaceAll(':', '')}.livery.json`;

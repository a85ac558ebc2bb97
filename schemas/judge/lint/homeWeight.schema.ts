import { type Shape, count, text } from '../../base/json/jsonShapes.ts';

/* The weight of a release's home for a guest's phone, measured by rendering it. */

/** The figures that a merchant limits. */
export const homeFigures = ['bytes', 'requests', 'pictures', 'elements'] as const;
export type HomeFigure = (typeof homeFigures)[number];

const figures = {
  bytes: { ...count, description: 'Bytes of the document and of all files whose size is known, compressed as they are sent.' },
  requests: {
    ...count,
    description: 'The document, its scripts, styles and settings, and each picture once. Calls of the platform are not counted.',
  },
  pictures: { ...count, description: 'Pictures of the document, and those that load when they come near the screen.' },
  elements: { ...count, description: 'Elements of the document.' },
} as const satisfies Record<HomeFigure, object>;

/** Purpose of a file of home. */
export const homeFileKinds = ['document', 'scripts', 'styles', 'settings', 'pictures'] as const;

const weight = {
  type: 'object',
  required: [...homeFigures, 'unknown', 'missing', 'parts', 'heaviest'],
  properties: {
    ...figures,
    missing: {
      type: 'array',
      description: 'Pictures that this server should have and has not.',
      items: text,
    },
    unknown: { ...count, description: 'Files whose size is not known, because another server has them.' },
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['kind', 'files', 'bytes'],
        properties: { kind: { type: 'string', enum: homeFileKinds }, files: count, bytes: count },
      },
    },
    heaviest: {
      type: 'array',
      description: 'The files that take most, heaviest first.',
      items: { type: 'object', required: ['address', 'bytes'], properties: { address: text, bytes: count } },
    },
  },
} as const;
export type HomeWeight = Shape<typeof weight>;

const limit = { type: 'integer', minimum: 1, maximum: 100_000_000 } as const;

export const homeLimitsSchema = {
  type: 'object',
  additionalProperties: false,
  required: homeFigures,
  description: 'How much home may take. A release above it needs a reason.',
  properties: { bytes: limit, requests: limit, pictures: limit, elements: limit },
} as const;
export type HomeLimits = Shape<typeof homeLimitsSchema>;

/**
 * The limits of a merchant without its own. Elements as in `e2e/journeys/weight.spec.ts`. The bytes arrive within three seconds on slow 4G (1.6
 * Mbit/s), and leave 450 kB for pictures besides the 150 kB of document, scripts and styles.
 */
export const defaultHomeLimits: HomeLimits = { bytes: 600_000, requests: 100, pictures: 60, elements: 1_000 };

export const homeWeightSchema = {
  type: 'object',
  required: ['limits', 'draft', 'live'],
  properties: {
    limits: homeLimitsSchema,
    draft: { ...weight, type: ['object', 'null'], description: 'Null where home cannot be drawn.' },
    live: { ...weight, type: ['object', 'null'], description: 'Null before anything is live, and where home cannot be drawn.' },
  },
} as const;
export type HomeWeights = Shape<typeof homeWeightSchema>;

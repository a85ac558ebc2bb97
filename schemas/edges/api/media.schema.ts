import { mediaSizeNames } from '../../base/media/mediaSizes.ts';
import { PICTURE_ID_PATTERN } from '../../base/media/mediaAddress.ts';
import { type Shape, count, moment, text, textOrNull } from '../../base/json/jsonShapes.ts';

/* A merchant's media library. */

/** The longest file that is taken, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** The most pixels of a picture: a small file may unpack to any number. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/** Maximum size of a stored drawing, after invisible parts were removed. */
export const MAX_DRAWING_BYTES = 256 * 1024;

/** Accepted content types; a file's content decides its real type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'] as const;

const name = { type: 'string', minLength: 1, maxLength: 80, pattern: '\\S', description: 'What operators find it by.' } as const;
const alt = { type: 'string', maxLength: 200, description: 'What it shows, for those who do not see it.' } as const;

export const mediaWordsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'alt'],
  properties: { name, alt },
} as const;
export type MediaWords = Shape<typeof mediaWordsSchema>;

const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const side = { type: 'number', minimum: 0.02, maximum: 1 } as const;

/** The crop of a picture, and the focus that stays visible in sizes that cut off more. */
export const mediaCropSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['crop', 'focus'],
  properties: {
    crop: {
      type: 'object',
      additionalProperties: false,
      required: ['x', 'y', 'width', 'height'],
      properties: { x: share, y: share, width: side, height: side },
      description: 'Shares of the width and height of the picture.',
    },
    focus: {
      type: 'object',
      additionalProperties: false,
      required: ['x', 'y'],
      properties: { x: share, y: share },
      description: 'Shares of what is kept.',
    },
  },
} as const;
export type MediaCrop = Shape<typeof mediaCropSchema>;

/** Where a picture is named. `earlier`: by a release that is stored and can be made live again. */
export const mediaUses = ['live', 'draft', 'planned', 'earlier'] as const;
export type MediaUse = (typeof mediaUses)[number];

/**
 * Parts that were removed from an uploaded file. `addresses`: references to external files; `pages`: HTML within a drawing; `styles` and
 * `parts`: rules and elements that are not on this server's list of safe ones; `frames`: all but the first of an animation.
 */
export const pictureChanges = ['scripts', 'addresses', 'pages', 'animation', 'fonts', 'styles', 'parts', 'frames'] as const;
export type PictureChange = (typeof pictureChanges)[number];

export const pictureSchema = {
  type: 'object',
  required: [
    'id',
    'name',
    'alt',
    'kind',
    'width',
    'height',
    'bytes',
    'sizes',
    'crop',
    'changes',
    'tones',
    'createdAt',
    'by',
    'uses',
  ],
  properties: {
    id: { type: 'string', pattern: PICTURE_ID_PATTERN },
    name: text,
    alt: text,
    kind: { type: 'string', enum: ['photo', 'drawing'] },
    width: count,
    height: count,
    bytes: { ...count, description: 'All that is kept of it.' },
    sizes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['size', 'width', 'height', 'bytes'],
        properties: {
          size: { type: 'string', enum: mediaSizeNames },
          width: count,
          height: count,
          bytes: { ...count, description: 'What a browser of today loads.' },
        },
      },
    },
    crop: { anyOf: [mediaCropSchema, { type: 'null' }], description: 'How it was cut; null for the whole picture.' },
    changes: {
      type: 'array',
      items: { type: 'string', enum: pictureChanges },
      description: 'What of the uploaded file was left out.',
    },
    tones: {
      anyOf: [{ type: 'array', items: { type: 'number', minimum: 0, maximum: 1 } }, { type: 'null' }],
      description:
        'How much of what is not transparent has which lightness, from black to white in equal steps; null for a picture without transparent parts.',
    },
    createdAt: moment,
    by: textOrNull,
    uses: { type: 'array', items: { type: 'string', enum: mediaUses } },
  },
} as const;
export type PictureView = Shape<typeof pictureSchema>;

export const mediaSchema = {
  type: 'object',
  required: ['pictures', 'usedBytes', 'quotaBytes'],
  properties: { pictures: { type: 'array', items: pictureSchema }, usedBytes: count, quotaBytes: count },
} as const;
export type MediaView = Shape<typeof mediaSchema>;

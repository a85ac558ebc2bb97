import { type Shape, count, document, moment, text } from '../../base/json/jsonShapes.ts';

/** Identifies our files and the version of their envelope. The release inside has its own version. */
export const RELEASE_FILE_KIND = 'livery-release';
export const RELEASE_FILE_FORMAT = 1;

/** A release as one file, with its origin. */
export const releaseFileSchema = {
  type: 'object',
  required: ['kind', 'format', 'merchantCode', 'revision', 'exportedAt', 'release'],
  properties: {
    kind: { type: 'string', const: RELEASE_FILE_KIND },
    format: { type: 'integer', const: RELEASE_FILE_FORMAT },
    merchantCode: text,
    revision: { anyOf: [count, { type: 'string', const: 'draft' }], description: 'What was live, or `draft`.' },
    draftRevision: {
      ...count,
      description: 'Revision of the draft in the file. A request that replaces the draft sends it in `If-Match`.',
    },
    exportedAt: moment,
    release: document,
  },
} as const;

export type ReleaseFile = Shape<typeof releaseFileSchema>;

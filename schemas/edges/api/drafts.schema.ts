import { type Shape, document, moment, momentOrNull, text, textOrNull } from '../../base/json/jsonShapes.ts';

/* The draft of a merchant, and which of its warnings may pass. */

const savedProperties = {
  revision: { type: 'integer', description: 'Goes into `If-Match` of the next write. 0 before the first.' },
  parentReleaseId: {
    type: 'integer',
    description: 'The release that the draft was begun from. Publishing is refused when another is live by then.',
  },
  updatedAt: momentOrNull,
  by: textOrNull,
} as const;

export const draftSavedSchema = {
  type: 'object',
  required: ['revision', 'parentReleaseId', 'updatedAt', 'by'],
  properties: savedProperties,
} as const;
export type DraftSaved = Shape<typeof draftSavedSchema>;

export const draftSchema = {
  type: 'object',
  required: ['document', 'revision', 'parentReleaseId', 'updatedAt', 'by'],
  properties: { document, ...savedProperties },
} as const;
/** `document` may be invalid, and is that of the live release while nothing was changed. */
export type DraftView = Shape<typeof draftSchema>;

/** Maximum number of waived problems per draft. */
export const MAX_WAIVERS = 200;

/** Which problem may pass. */
export const waivedProblem = {
  code: { type: 'string', minLength: 1, maxLength: 80 },
  pointer: { type: 'string', maxLength: 300 },
} as const;

export const waiverBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'pointer', 'reason'],
  properties: { ...waivedProblem, reason: { type: 'string', maxLength: 500, description: 'Empty: it may no longer pass.' } },
} as const;
export type WaiverBody = Shape<typeof waiverBodySchema>;

export const waiversSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'pointer', 'reason', 'by', 'at'],
    properties: { code: text, pointer: text, reason: text, by: textOrNull, at: moment },
  },
} as const;
export type WaiverView = Shape<typeof waiversSchema>[number];

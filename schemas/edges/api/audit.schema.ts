import { auditActions } from './auditActions.ts';
import { type Shape, anyObject, count, moment, momentOrNull, text, textOrNull } from '../../base/json/jsonShapes.ts';

export const auditPageSchema = {
  type: 'object',
  required: ['lines', 'next'],
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'at', 'who', 'token', 'action', 'merchantCode', 'detail'],
        properties: {
          id: count,
          at: moment,
          who: { ...textOrNull, description: 'Null for the system, and for names that nobody has.' },
          token: { ...textOrNull, description: 'Name of the API token that acted for the operator, if one did.' },
          action: { type: 'string', enum: auditActions },
          merchantCode: textOrNull,
          detail: anyObject,
        },
      },
    },
    next: { type: ['integer', 'null'], description: 'Goes into `before` for the page after.' },
  },
} as const;
export type AuditPage = Shape<typeof auditPageSchema>;
export type AuditLine = AuditPage['lines'][number];

export const auditCheckSchema = {
  type: 'object',
  required: ['entries', 'hash', 'keepDays', 'fault'],
  properties: {
    entries: { type: 'integer', description: 'How many entries were found in order.' },
    hash: {
      type: 'string',
      description: 'The newest hash. Noted elsewhere, it proves later that nothing before it was changed.',
    },
    keepDays: { type: ['integer', 'null'], description: 'For how many days entries are kept; null for ever.' },
    fault: {
      type: ['object', 'null'],
      required: ['kind', 'id', 'at'],
      properties: {
        kind: {
          type: 'string',
          enum: ['broken', 'cut'],
          description:
            '`broken`: this entry was changed, or entries before it are missing. `cut`: the newest entries are missing.',
        },
        id: { type: ['integer', 'null'] },
        at: momentOrNull,
      },
    },
  },
} as const;
export type AuditCheck = Shape<typeof auditCheckSchema>;

/** Which lines are asked for, newest first. */
export const auditQuery = {
  who: { ...text, description: 'Name of an operator.' },
  what: { type: 'string', enum: auditActions },
  merchant: { ...text, description: 'Code of a merchant.' },
  from: moment,
  to: moment,
} as const;

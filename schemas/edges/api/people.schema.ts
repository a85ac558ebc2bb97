import { type Shape, count, moment, momentOrNull, text, textOrNull, yesNo } from '../../base/json/jsonShapes.ts';
import { grantsSchema } from './roleGrants.ts';
import { sessionFactsSchema } from './session.schema.ts';
import { tokenSchema } from './tokens.schema.ts';

/* Operators, their roles, and the links by which they choose a password. */

export const OPERATOR_NAME_PATTERN = '^[A-Za-z0-9._@-]{2,60}$';

const language = { type: 'string', enum: ['EN', 'CN'], description: 'In which language the mail is written.' } as const;

export const inviteBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'roles', 'language'],
  properties: {
    name: { type: 'string', pattern: OPERATOR_NAME_PATTERN },
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 200 },
    roles: grantsSchema,
    language,
  },
} as const;

export const linkBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['language'],
  properties: { language },
} as const;

export const stateBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['isDisabled'],
  properties: { isDisabled: { type: 'boolean' } },
} as const;

export const personSchema = {
  type: 'object',
  required: ['id', 'name', 'email', 'roles', 'state', 'hasSecondFactor', 'isByProvider', 'seenAt', 'linkUntil'],
  properties: {
    id: count,
    name: text,
    email: textOrNull,
    roles: {
      ...grantsSchema,
      description: 'As far as the reader may see them: an administrator of some merchants sees the grants there.',
    },
    state: { type: 'string', enum: ['active', 'invited', 'disabled', 'erased'] },
    hasSecondFactor: yesNo,
    isByProvider: { ...yesNo, description: 'Whether the operator signs in at the provider, which then says what they may do.' },
    seenAt: { ...momentOrNull, description: 'When the newest session was last used.' },
    linkUntil: { ...momentOrNull, description: 'Until when an open link works.' },
  },
} as const;
export type PersonView = Shape<typeof personSchema>;

export const accessSchema = {
  type: 'object',
  required: ['sessions', 'tokens'],
  properties: {
    sessions: { type: 'array', items: sessionFactsSchema },
    tokens: { type: 'array', items: tokenSchema },
  },
} as const;
export type AccessView = Shape<typeof accessSchema>;

export const linkSchema = {
  type: 'object',
  required: ['person', 'url', 'expiresAt', 'delivery'],
  properties: {
    person: personSchema,
    url: { type: 'string', description: 'Shown once; the server keeps its hash.' },
    expiresAt: moment,
    delivery: {
      type: 'string',
      enum: ['mail', 'failed', 'none'],
      description: '`failed`: the mail server refused it. `none`: there is no address, or no mail server.',
    },
  },
} as const;
export type LinkView = Shape<typeof linkSchema>;

import { type Shape, count, moment, text, textOrNull, yesNo } from '../../base/json/jsonShapes.ts';
import { grantsSchema, operatorRoles } from './roleGrants.ts';

/* Signing in and out, and an operator's own account. */

/** Goes along with every write in this header. */
export const CSRF_HEADER = 'x-csrf';

/** The least that a password of an operator must have. */
export const PASSWORD_MIN = 10;

const password = { type: 'string', minLength: PASSWORD_MIN, maxLength: 200 } as const;
const givenPassword = { type: 'string', minLength: 1, maxLength: 200 } as const;
const token = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const;

/** `factor`: the second factor must still be given. `setup`: the role requires one, but none is set up yet. */
export const sessionStages = ['factor', 'setup', 'full'] as const;
export type SessionStage = (typeof sessionStages)[number];

export const signInBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'password'],
  properties: { name: { type: 'string', minLength: 1, maxLength: 60 }, password: givenPassword },
} as const;

export const sessionSchema = {
  type: 'object',
  required: ['name', 'role', 'roles', 'stage', 'csrf'],
  properties: {
    name: text,
    role: {
      type: 'string',
      enum: operatorRoles,
      description: 'What the operator may do everywhere; at a merchant it may be more.',
    },
    roles: grantsSchema,
    stage: {
      type: 'string',
      enum: sessionStages,
      description: 'Only `full` may do anything but finish signing in.',
    },
    provider: {
      type: 'string',
      description: 'What operators call the provider that this one signs in at; absent with a password.',
    },
    csrf: { type: 'string', description: `Goes along with every write in the header ${CSRF_HEADER}.` },
  },
} as const;
export type SessionView = Shape<typeof sessionSchema>;

/** The caller: an operator, or a program with an operator's token. */
export const callerSchema = {
  type: 'object',
  required: ['name', 'roles', 'token', 'expiresAt'],
  properties: {
    name: { ...text, description: 'Of the operator.' },
    roles: {
      ...grantsSchema,
      description: 'What the caller may do: with an API token, what both its own roles and its owner’s allow.',
    },
    token: { ...textOrNull, description: 'What the API token is called; null for a session.' },
    expiresAt: { ...moment, description: 'When the session or the API token ends.' },
  },
} as const;
export type CallerView = Shape<typeof callerSchema>;

export const passwordBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['current', 'next'],
  properties: { current: givenPassword, next: password },
} as const;

export const openLinkBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token },
} as const;

export const openedLinkSchema = {
  type: 'object',
  required: ['name', 'isNew', 'expiresAt'],
  properties: {
    name: text,
    isNew: { type: 'boolean', description: 'Whether its owner has never had a password.' },
    expiresAt: moment,
  },
} as const;

export const acceptLinkBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'password'],
  properties: { token, password },
} as const;

/** Where an operator is signed in. */
export const sessionFactsSchema = {
  type: 'object',
  required: ['id', 'agent', 'ip', 'startedAt', 'seenAt'],
  properties: {
    id: count,
    agent: { ...text, description: 'What the browser calls itself.' },
    ip: text,
    startedAt: moment,
    seenAt: { ...moment, description: 'The last use, to within five minutes.' },
  },
} as const;
export type SessionFacts = Shape<typeof sessionFactsSchema>;

export const ownSessionsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: [...sessionFactsSchema.required, 'isThis'],
    properties: { ...sessionFactsSchema.properties, isThis: yesNo },
  },
} as const;
export type OwnSession = Shape<typeof ownSessionsSchema>[number];

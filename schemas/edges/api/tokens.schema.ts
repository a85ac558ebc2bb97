import { displayName } from '../../base/text/displayName.ts';
import { type Shape, count, moment, momentOrNull, text } from '../../base/json/jsonShapes.ts';
import { grantsSchema } from './roleGrants.ts';

/* Tokens by which programs use the API on behalf of an operator. */

/** Goes before the token in the header `Authorization`. */
export const TOKEN_SCHEME = 'Bearer';
/** Carries a token where a proxy in front uses `Authorization` itself, such as one with a password (HTTP Basic). */
export const API_TOKEN_HEADER = 'x-api-token';
/** Prefix of every token, so that people and scanners recognise a leaked one. */
export const TOKEN_PREFIX = 'livery_';

export const TOKEN_DAYS_MAX = 365;
export const TOKEN_DAYS_DEFAULT = 90;
/** How many tokens an operator may have. */
export const MAX_TOKENS = 20;

export const newTokenBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'roles'],
  properties: {
    name: displayName('What the token is for.'),
    roles: {
      ...grantsSchema,
      description:
        'What the token may do where: at most what its owner may. A role that its owner loses later is lost to the token too.',
    },
    days: {
      type: 'integer',
      minimum: 1,
      maximum: TOKEN_DAYS_MAX,
      description: `How long the token is valid, in days; ${TOKEN_DAYS_DEFAULT} by default.`,
    },
  },
} as const;

export const tokenSchema = {
  type: 'object',
  required: ['id', 'name', 'roles', 'createdAt', 'expiresAt', 'usedAt'],
  properties: {
    id: count,
    name: text,
    roles: grantsSchema,
    createdAt: moment,
    expiresAt: moment,
    usedAt: { ...momentOrNull, description: 'The last use, to within five minutes.' },
  },
} as const;
export type TokenView = Shape<typeof tokenSchema>;

export const madeTokenSchema = {
  type: 'object',
  required: ['token', 'secret'],
  properties: {
    token: tokenSchema,
    secret: { type: 'string', description: 'The token itself. Shown once; the server stores its hash.' },
  },
} as const;
export type MadeToken = Shape<typeof madeTokenSchema>;

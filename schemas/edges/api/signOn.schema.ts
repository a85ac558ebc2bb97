import { type Shape, text } from '../../base/json/jsonShapes.ts';
import { MERCHANT_CODE_PATTERN } from '../../declare/release/release.schema.ts';
import { operatorRoles } from './roleGrants.ts';

/* Single sign-on at the organisation's provider (OpenID Connect), which decides each operator's roles. */

const name = { type: 'string', minLength: 1, maxLength: 200 } as const;
const role = { type: 'string', enum: operatorRoles } as const;

/** The file that `SINGLE_SIGN_ON` names. */
export const singleSignOnSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['issuer', 'clientId', 'label', 'claim', 'roles', 'localAccounts'],
  properties: {
    issuer: { ...name, description: 'Address of the provider: https, or http on this machine.' },
    clientId: name,
    clientSecret: { ...name, description: 'Without it, the client is a public one.' },
    label: { type: 'string', minLength: 1, maxLength: 40, description: 'What operators call the provider.' },
    claim: {
      ...name,
      description:
        'The claim that says what an operator may do, such as `groups`, or the path to it, such as `realm_access.roles`: a text or a list of texts.',
    },
    scopes: {
      type: 'array',
      maxItems: 10,
      items: { type: 'string', pattern: '^[!#-\\[\\]-~]{1,100}$' },
      description:
        'Scopes that are asked for besides `openid`, `profile` and `email`: some providers tell the claim only for one of its own, such as `groups`.',
    },
    sessionMinutes: {
      type: 'integer',
      minimum: 5,
      maximum: 720,
      description: 'After so many minutes operators sign in at the provider again; 240 without it.',
    },
    askMinutes: {
      type: 'integer',
      minimum: 1,
      maximum: 720,
      description:
        'While a session is used, the provider is asked again what the operator may do once so many minutes have passed since it was last asked, which ends roles that it has withdrawn; 5 without it. Needs a refresh token, which many providers give only for the scope `offline_access`.',
    },
    roles: {
      type: 'object',
      minProperties: 1,
      maxProperties: 500,
      description: 'What each value of the claim allows: a role for all merchants, or roles at single ones.',
      additionalProperties: {
        anyOf: [
          role,
          {
            type: 'object',
            minProperties: 1,
            maxProperties: 500,
            propertyNames: { pattern: MERCHANT_CODE_PATTERN },
            additionalProperties: role,
          },
        ],
      },
    },
    localAccounts: {
      type: 'array',
      maxItems: 10,
      items: name,
      description: 'Names of operators who may sign in by password still, for the day when the provider is away.',
    },
  },
} as const;
export type SingleSignOn = Shape<typeof singleSignOnSchema>;

export const signInWaysSchema = {
  type: 'object',
  required: ['provider'],
  properties: {
    provider: {
      type: ['string', 'null'],
      description: 'What operators call the provider that they sign in at; null where they sign in by password.',
    },
  },
} as const;

export const signOnStartSchema = {
  type: 'object',
  required: ['url'],
  properties: { url: { ...text, description: 'Where the browser goes.' } },
} as const;

export const signOnAnswerBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['query'],
  properties: {
    query: { type: 'string', maxLength: 8000, description: 'What the provider put behind the address that it led back to.' },
  },
} as const;

import type { ApiRoutes } from './apiRoute.ts';
import { madeTokenSchema, newTokenBodySchema, tokenSchema } from './tokens.schema.ts';

/** An operator's own API tokens. */
export const tokenRoutes = {
  ownTokens: {
    method: 'GET',
    path: '/account/tokens',
    summary: 'The own API tokens that were not revoked, newest first.',
    access: 'signedIn',
    refusesTokens: true,
    status: 200,
    answer: { type: 'array', items: tokenSchema },
  },
  addToken: {
    method: 'POST',
    path: '/account/tokens',
    summary: 'Create an API token. The answer holds it; it is not shown again.',
    access: 'signedIn',
    refusesTokens: true,
    asksConfirmation: true,
    body: newTokenBodySchema,
    status: 201,
    answer: madeTokenSchema,
    refusals: ['token.noRole', 'token.roleTooHigh', 'token.tooMany'],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/account/tokens/:token',
    summary: 'Revoke an own API token; it stops working at once.',
    access: 'signedIn',
    refusesTokens: true,
    status: 204,
  },
} as const satisfies ApiRoutes;

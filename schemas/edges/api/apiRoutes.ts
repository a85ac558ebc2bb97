import type { ApiRoutes, WithKnownParameters } from './apiRoute.ts';
import { factorRoutes } from './factorRoutes.ts';
import { draftRoutes } from './draftRoutes.ts';
import { merchantRoutes } from './merchantRoutes.ts';
import { presenceBodySchema } from './events.schema.ts';
import { anyObject } from '../../base/json/jsonShapes.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { noticesSchema } from './notices.schema.ts';
import { peopleRoutes } from './peopleRoutes.ts';
import { releaseRoutes } from './releaseRoutes.ts';
import { ruleRoutes } from './ruleRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { supportRoutes } from './supportRoutes.ts';
import { tokenRoutes } from './tokenRoutes.ts';
import { visitRoutes } from './visitRoutes.ts';
import { webhookRoutes } from './webhookRoutes.ts';

const serverRoutes = {
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Server-sent events: who saved, published, planned or let a warning pass, and who else has a merchant open.',
    access: 'signedIn',
    status: 200,
    stream: 'text/event-stream',
    refusals: ['events.tooMany'],
  },
  presence: {
    method: 'PUT',
    path: '/merchants/:code/presence',
    summary:
      'Say which section of a merchant the tool of a stream of events has open. Its operator is shown to others there until the stream ends.',
    access: { role: 'viewer', at: 'merchant' },
    refusesTokens: true,
    body: presenceBodySchema,
    status: 204,
  },
  notices: {
    method: 'GET',
    path: '/notices',
    summary: 'What administrators should know about how the server is set up.',
    access: { role: 'admin', at: 'all' },
    status: 200,
    answer: noticesSchema,
  },
  openApi: {
    method: 'GET',
    path: '/openapi',
    summary: 'This document.',
    access: 'everybody',
    status: 200,
    answer: anyObject,
  },
} as const satisfies ApiRoutes;

/** The routes by area; the areas are the tags of the OpenAPI document. */
export const apiAreas = {
  session: sessionRoutes,
  factors: factorRoutes,
  tokens: tokenRoutes,
  people: peopleRoutes,
  merchants: merchantRoutes,
  drafts: draftRoutes,
  media: mediaRoutes,
  releases: releaseRoutes,
  rules: ruleRoutes,
  support: supportRoutes,
  visits: visitRoutes,
  webhooks: webhookRoutes,
  server: serverRoutes,
} as const;

const declared = {
  ...sessionRoutes,
  ...factorRoutes,
  ...tokenRoutes,
  ...peopleRoutes,
  ...merchantRoutes,
  ...draftRoutes,
  ...mediaRoutes,
  ...releaseRoutes,
  ...ruleRoutes,
  ...supportRoutes,
  ...visitRoutes,
  ...webhookRoutes,
  ...serverRoutes,
} as const;

/** Every route of the operators' API, by the name that its handler and the tool's client have. */
export const apiRoutes: WithKnownParameters<typeof declared> = declared;
export type ApiRouteName = keyof typeof declared;

/** Routes that have a body, or an answer. */
export type RouteNameWith<Key extends 'answer' | 'body'> = {
  [N in ApiRouteName]: (typeof declared)[N] extends { readonly [K in Key]: object } ? N : never;
}[ApiRouteName];

/** The schemas of all bodies, or of all answers: scripts/codegen.ts compiles them. */
export const schemasOf = (key: 'answer' | 'body'): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries<ApiRoutes[string]>(declared).flatMap(([name, { [key]: schema }]) => (schema ? [[name, schema]] : [])),
  );

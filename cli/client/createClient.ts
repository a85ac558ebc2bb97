import createFetch, { type Client } from 'openapi-fetch';
import { API_BASE, type ApiRoute } from '#schemas/edges/api/apiRoute.ts';
import { type RouteNameWith, apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { API_TOKEN_HEADER, TOKEN_SCHEME } from '#schemas/edges/api/tokens.schema.ts';
import { type AnyValidator, createReader } from '#schemas/base/json/createReader.ts';
import * as isAnswer from '#schemas/generated/apiAnswers.js';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { Failure } from '../Failure.ts';
import type { OperatorsPaths } from './OperatorsPaths.ts';
import { Refusal } from './Refusal.ts';

export type OperatorsClient = Client<OperatorsPaths>;

/** Which server, and as whom. */
export interface Account {
  readonly url: string;
  readonly token: string;
  /** `name:password` that a proxy in front asks for. */
  readonly basic?: string | undefined;
}

const TIMEOUT_MS = 120_000;

const validators: Readonly<Record<RouteNameWith<'answer'>, AnyValidator>> = isAnswer;

const routeKey = (method: string, path: string): string => `${method} ${path}`;

/** What reads the answer of a route, by method and path. */
const readers = new Map(
  Object.entries(validators).map(([name, validator]) => {
    const { method, path }: ApiRoute = apiRoutes[name as RouteNameWith<'answer'>]; // the keys of the type above
    return [routeKey(method, path.replaceAll(/:(\w+)/g, '{$1}')), createReader<unknown>(validator)];
  }),
);

/** Why fetch has failed, in the words of the system. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  // Where a name has several addresses, only the code says why none of them has answered.
  return cause.message || ('code' in cause ? String(cause.code) : error.message);
}

/**
 * The operators' API of one server. Calls throw `Failure` when there is no answer, and `Refusal` when the server does not do what was
 * asked; answers have passed the schemas of their routes.
 */
export function createClient({ url, token, basic }: Account): OperatorsClient {
  // A request has one `Authorization`: where the proxy wants it, the token goes beside it.
  const credentials =
    basic === undefined
      ? { authorization: `${TOKEN_SCHEME} ${token}` }
      : { authorization: `Basic ${Buffer.from(basic).toString('base64')}`, [API_TOKEN_HEADER]: token };
  const client = createFetch<OperatorsPaths>({
    baseUrl: new URL(API_BASE, url).href,
    headers: { ...credentials, accept: 'application/json' },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });
  client.use({
    async onResponse({ request, response, schemaPath }) {
      if (!response.ok) throw new Refusal(response.status, safeJson(await response.text()));
      const read = readers.get(routeKey(request.method, schemaPath));
      const answer = read?.(safeJson(await response.clone().text()));
      if (answer && !answer.ok) throw new Failure('unreachable', `${url} gave an answer that this version does not know.`);
    },
    onError: ({ error }) => new Failure('unreachable', `${url} does not answer: ${reasonOf(error)}`),
  });
  return client;
}

/** The answer of a call. */
export async function answerOf<T>(call: Promise<{ readonly data?: T }>): Promise<NonNullable<T>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Failure('unreachable', 'The server gave an empty answer.');
  return data;
}

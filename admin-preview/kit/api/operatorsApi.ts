import type { AnswerOf, ApiRoute, BodyOf } from '#schemas/edges/api/apiRoute.ts';
import { type ApiRouteName, type RouteNameWith, apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { type MerchantView, merchantSchema } from '#schemas/edges/api/merchants.schema.ts';
import { CSRF_HEADER, type SessionView, sessionSchema } from '#schemas/edges/api/session.schema.ts';
import { type AnyValidator, createReader } from '#schemas/base/json/createReader.ts';
import * as isAnswer from '#schemas/generated/apiAnswers.js';
import { release as isRelease } from '#schemas/generated/documents.js';
import { type AddressInput, apiAddress } from './apiAddress.ts';
import { type Ask, createAsk } from './createAsk.ts';
import { Refusal } from './Refusal.ts';

type Routes = typeof apiRoutes;

/** A document is of any shape: the server says what is wrong with it. */
type Sent<Body> = string extends keyof Body ? unknown : Body;

/** Parameters of the path, and where the route declares them query, body, and the draft revision that a write replaces. */
type Input<N extends ApiRouteName> = AddressInput<N> &
  (Routes[N] extends { readonly body: object } ? { readonly body: Sent<BodyOf<Routes[N]>> } : unknown) &
  (Routes[N] extends { readonly upload: object } ? { readonly body: Blob } : unknown) &
  (Routes[N] extends { readonly replacesDraft: true } ? { readonly revision: number } : unknown);

/** What the tool reads of an answer: releases in it are of today's shape. */
type Read<N extends ApiRouteName> = N extends 'merchant' ? MerchantView : AnswerOf<Routes[N]>;

/** Streams are addresses for the browser, not calls. */
type CalledName = { [N in ApiRouteName]: Routes[N] extends { readonly stream: string } ? never : N }[ApiRouteName];

/** Everything the tool asks of the server, by the names of `schemas/edges/api`. Each call throws `Refusal` and nothing else. */
export type OperatorsApi = {
  readonly [N in CalledName]: (
    ...input: Partial<Input<N>> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]
  ) => Promise<Read<N>>;
};

const validators: Readonly<Record<RouteNameWith<'answer'>, AnyValidator>> = isAnswer;
const readers = new Map(Object.entries(validators).map(([name, validator]) => [name, createReader<unknown>(validator)]));
const readRelease = createReader<unknown>(isRelease);

/** Whether the releases in a merchant's answer are such as this build knows: a newer server may have others. */
const hasKnownReleases = ({ presets, live }: MerchantView): boolean =>
  [presets.base, presets.new, live.document].every((release) => readRelease(release).ok);

function readAnswer(name: string, { answer: schema }: ApiRoute, answer: unknown): unknown {
  if (schema === undefined) return undefined;
  const read = readers.get(name)?.(answer);
  if (!read?.ok || (schema === merchantSchema && !hasKnownReleases(read.value as MerchantView)))
    throw new Refusal('answer.unreadable', 200);
  return read.value;
}

interface Options {
  /** The server no longer knows the session. */
  readonly onSignedOut: () => void;
  readonly ask?: Ask;
}

export function createOperatorsApi({ onSignedOut, ask = createAsk() }: Options): OperatorsApi {
  let csrf = '';

  async function call(name: ApiRouteName, input: Readonly<Record<string, unknown>>): Promise<unknown> {
    const route: ApiRoute = apiRoutes[name];
    const { body, revision } = input;
    const headers: Record<string, string> = {
      ...(route.method === 'GET' ? {} : { [CSRF_HEADER]: csrf }),
      ...(route.replacesDraft ? { 'if-match': `"${String(revision)}"` } : {}),
    };
    try {
      const answer = await ask(route.method, apiAddress(name, input as AddressInput<typeof name>), { headers, body });
      const read = readAnswer(name, route, answer);
      if (route.answer === sessionSchema) ({ csrf } = read as SessionView);
      return read;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session.missing') onSignedOut();
      throw error;
    }
  }

  const names = Object.keys(apiRoutes) as ApiRouteName[]; // the keys of a literal
  // Each function takes and gives what its route declares.
  return Object.fromEntries(
    names.map((name) => [name, (input: Readonly<Record<string, unknown>> = {}) => call(name, input)]),
  ) as unknown as OperatorsApi;
}

import type { JSONSchema } from 'json-schema-to-ts';
import { PICTURE_ID_PATTERN } from '../../base/media/mediaAddress.ts';
import { MERCHANT_CODE_PATTERN } from '../../declare/release/release.schema.ts';
import { TOOL_PATH } from '../../base/urls/toolAddresses.ts';
import type { Shape } from '../../base/json/jsonShapes.ts';
import type { RefusalCode } from './refusals.ts';
import type { OperatorRole } from './roleGrants.ts';
import { type SessionStage, sessionStages } from './session.schema.ts';

/** Where the operators' API lies. */
export const API_BASE = `${TOOL_PATH}api`;

/** Access to a route: public, for everyone who is signed in, or for this role or a higher one. */
export type Access =
  | 'everybody'
  | 'signedIn'
  /** `merchant`: at the address's merchant. `all`: at all merchants. `any`: at all of them or at least one. */
  | { readonly role: OperatorRole; readonly at: 'merchant' | 'all' | 'any' };

/** One route of the operators' API. Handler, client, role test and OpenAPI document are derived from it. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `API_BASE`; its parameters are declared in `pathParameters`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /** Only for people: programs with an API token may not change who may sign in. */
  readonly refusesTokens?: true;
  /**
   * Only shortly after a password or second factor was given: an open session alone must not suffice to create further access.
   * `byRule`: where the merchant's rules for publishing ask for it, within the time that they allow.
   */
  readonly asksConfirmation?: true | 'byRule';
  /** With single sign-on, the `name` of its body must be a local account: others have no password here. */
  readonly asksLocalAccount?: true;
  /** At which stages of signing in; without it when that is finished. */
  readonly stages?: readonly SessionStage[];
  /** Values of the query, each optional and read leniently by the handler. */
  readonly query?: Readonly<Record<string, object>>;
  /** A write of the draft: `If-Match` names the revision that it replaces. */
  readonly replacesDraft?: true;
  readonly body?: object;
  /** The body is a file. Its content decides its type, whatever the request says. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** A request without a body counts as one with an empty object. */
  readonly isBodyOptional?: true;
  readonly status: 200 | 201 | 204;
  /** The status when there was nothing to do. */
  readonly statusIfUnchanged?: 200;
  /** JSON. Without it, an empty answer, or a `stream`. */
  readonly answer?: object;
  /** Content type of an answer that the handler writes itself. */
  readonly stream?: string;
  /** Schema of the stream's lines, if they are JSON. */
  readonly streamed?: object;
  /** In addition to the refusals that follow from access, parameters and body. */
  readonly refusals?: readonly RefusalCode[];
}

export type ApiRoutes = Readonly<Record<string, ApiRoute>>;

const id = { type: 'integer', minimum: 1 } as const;

/** Parameters of paths, and the refusal if nothing has the given name. */
export const pathParameters = {
  code: { schema: { type: 'string', pattern: MERCHANT_CODE_PATTERN }, unknown: 'merchant.unknown' },
  delivery: { schema: id, unknown: 'delivery.unknown' },
  passkey: { schema: id, unknown: 'factor.unknown' },
  person: { schema: id, unknown: 'operator.unknown' },
  picture: { schema: { type: 'string', pattern: PICTURE_ID_PATTERN }, unknown: 'picture.unknown' },
  plan: { schema: id, unknown: 'plan.unknown' },
  release: { schema: id, unknown: 'release.unknown' },
  session: { schema: id, unknown: 'session.unknown' },
  share: { schema: id, unknown: 'share.unknown' },
  token: { schema: id, unknown: 'token.unknown' },
  webhook: { schema: id, unknown: 'webhook.unknown' },
} as const satisfies Readonly<Record<string, { readonly schema: object; readonly unknown: RefusalCode }>>;
export type PathParameter = keyof typeof pathParameters;

/** The parameters of a path, in order. */
export const parametersOf = ({ path }: Pick<ApiRoute, 'path'>): PathParameter[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as PathParameter); // the type of the table of routes says so

type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Routes whose paths name an undeclared parameter do not fit this type. */
export type WithKnownParameters<T extends ApiRoutes> = {
  readonly [N in keyof T]: NamesIn<T[N]['path']> extends PathParameter ? T[N] : never;
};

export type ParamsOf<R extends ApiRoute> = {
  readonly [Name in NamesIn<R['path']> & PathParameter]: Shape<(typeof pathParameters)[Name]['schema']>;
};
export type QueryOf<R extends ApiRoute> = R extends { readonly query: infer Q extends Readonly<Record<string, JSONSchema>> }
  ? { readonly [Name in keyof Q]?: Shape<Q[Name]> }
  : unknown;
export type BodyOf<R extends ApiRoute> = R extends { readonly upload: object }
  ? Uint8Array
  : R extends { readonly body: infer S extends JSONSchema }
    ? Shape<S>
    : undefined;
export type AnswerOf<R extends ApiRoute> = R extends { readonly answer: infer S extends JSONSchema } ? Shape<S> : void;

/** The stages of signing in at which a route may be used. */
export const stagesOf = ({ stages = ['full'] }: Pick<ApiRoute, 'stages'>): readonly SessionStage[] => stages;

const isWrite = ({ method }: ApiRoute): boolean => method !== 'GET';

/** Refusals of a session that has not finished signing in. */
export const refusalAt = { factor: 'factor.missing', setup: 'factor.setup', full: 'factor.given' } as const satisfies Readonly<
  Record<SessionStage, RefusalCode>
>;

const stageRefusals = (route: ApiRoute): RefusalCode[] =>
  sessionStages.filter((stage) => !stagesOf(route).includes(stage)).map((stage) => refusalAt[stage]);

/** Every refusal that a route may answer. */
export function refusalsOf(route: ApiRoute): RefusalCode[] {
  const { access, refusesTokens, asksConfirmation, asksLocalAccount, body, upload, replacesDraft, refusals = [] } = route;
  const derived: RefusalCode[] = [
    ...(access === 'everybody' ? [] : (['session.missing', 'token.invalid', ...stageRefusals(route)] as const)),
    ...(refusesTokens ? (['token.refused'] as const) : []),
    ...(asksConfirmation ? (['confirmation.needed'] as const) : []),
    ...(asksLocalAccount ? (['signIn.byProvider'] as const) : []),
    ...(access !== 'everybody' && isWrite(route) ? (['csrf.wrong'] as const) : []),
    ...(typeof access === 'object' ? (['role.tooLow'] as const) : []),
    ...parametersOf(route).map((name) => pathParameters[name].unknown),
    ...(isWrite(route) ? (['origin.foreign'] as const) : []),
    ...(replacesDraft ? (['revision.missing'] as const) : []),
    ...(body ? bodyRefusals : []),
    ...(upload ? uploadRefusals : []),
    'database.busy',
    'database.unavailable',
    ...(isWrite(route) ? (['store.full', 'store.readOnly'] as const) : []),
    'internal',
  ];
  return [...new Set([...derived, ...refusals])];
}

const uploadRefusals = ['body.aborted', 'body.encoding', 'body.tooLarge'] as const;

const bodyRefusals = [
  'body.aborted',
  'body.encoding',
  'body.hostile',
  'body.invalid',
  'body.malformed',
  'body.notJson',
  'body.tooLarge',
] as const;

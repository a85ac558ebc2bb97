import type { AnswerOf, ApiRoute, BodyOf, ParamsOf, QueryOf } from '#schemas/edges/api/apiRoute.ts';
import type { ApiRouteName, apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import type { ReleaseFile } from '#schemas/edges/preview/releaseFile.schema.ts';

type Routes = typeof apiRoutes;

/** openapi-fetch maps over answers, which turns a readonly list into something that is not a list. */
type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

/** `/merchants/:code` as the OpenAPI document writes it: `/merchants/{code}`. */
type Braced<P extends string> = P extends `${infer Head}:${infer Name}/${infer Rest}`
  ? `${Head}{${Name}}/${Braced<Rest>}`
  : P extends `${infer Head}:${infer Name}`
    ? `${Head}{${Name}}`
    : P;

type Json<T> = { content: { 'application/json': Writable<T> } };
type Streamed<R extends ApiRoute> = R extends { readonly streamed: object } ? ReleaseFile : string;

type Parameters<R extends ApiRoute> = { query?: QueryOf<R> } & (keyof ParamsOf<R> extends never
  ? unknown
  : { path: ParamsOf<R> }) &
  (R extends { readonly replacesDraft: true } ? { header: { 'If-Match': string } } : unknown);

/** One route in the terms of OpenAPI. */
type Operation<R extends ApiRoute> = {
  parameters: Parameters<R>;
  responses: {
    200: R extends { readonly stream: string }
      ? Json<Streamed<R>>
      : R extends { readonly answer: object }
        ? Json<AnswerOf<R>>
        : { content?: never };
  };
} & (R extends { readonly body: object }
  ? R extends { readonly isBodyOptional: true }
    ? { requestBody?: Json<BodyOf<R>> }
    : { requestBody: Json<BodyOf<R>> }
  : unknown);

type Path = Braced<Routes[ApiRouteName]['path']>;
type NameAt<P extends Path> = { [N in ApiRouteName]: P extends Braced<Routes[N]['path']> ? N : never }[ApiRouteName];

/**
 * The operators' API in the shape that openapi-fetch is typed by. It is derived from the declarations that the OpenAPI document is
 * written from, because openapi-typescript needs an older TypeScript than the one of this project.
 */
export type OperatorsPaths = {
  [P in Path]: { [N in NameAt<P> as Lowercase<Routes[N]['method']>]: Operation<Routes[N]> };
};

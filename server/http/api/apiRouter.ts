import { type Request, type Response, Router } from 'express';
import {
  type AnswerOf,
  type ApiRoute,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  parametersOf,
  pathParameters,
} from '#schemas/edges/api/apiRoute.ts';
import { type ApiRouteName, type RouteNameWith, apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { type AnyValidator, createReader } from '#schemas/base/json/createReader.ts';
import * as isBody from '#schemas/generated/apiBodies.js';
import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Caller } from '../../store/repositories/operators.ts';
import type { OperatorSession } from '../../store/repositories/operatorSessions.ts';
import { bodyOf, readJsonBodies, readUpload } from '../requests/readBody.ts';

/** A request that was let in, with everything that its route declares. */
export interface RouteCall<R extends ApiRoute, Merchant> {
  readonly req: Request;
  readonly res: Response;
  readonly params: ParamsOf<R>;
  /** Unchecked: the handler decides about values that are not declared. */
  readonly query: { readonly [Name in keyof QueryOf<R>]?: unknown };
  readonly body: BodyOf<R>;
  /** The draft revision that the request replaces. */
  readonly basedOn: R extends { readonly replacesDraft: true } ? number : undefined;
  readonly operator: R['access'] extends 'everybody'
    ? undefined
    : R extends { readonly refusesTokens: true }
      ? OperatorSession
      : Caller;
  /** The merchant in the path. */
  readonly merchant: 'code' extends keyof ParamsOf<R> ? Merchant : undefined;
}

/** The handlers of some routes. A `stream` is written by its handler. */
export type Handlers<N extends ApiRouteName, Merchant = unknown> = {
  readonly [Name in N]: (
    call: RouteCall<(typeof apiRoutes)[Name], Merchant>,
  ) => AnswerOf<(typeof apiRoutes)[Name]> | Promise<AnswerOf<(typeof apiRoutes)[Name]>>;
};

interface Options<Merchant> {
  readonly handlers: Handlers<ApiRouteName, Merchant>;
  /** The operator who calls. Throws HttpProblem if the operator may not use the route. */
  readonly admit: (req: Request, route: ApiRoute) => Promise<Caller | undefined>;
  /** Throws HttpProblem if the route may not be used for what the body names. */
  readonly admitBody: (route: ApiRoute, body: unknown) => void;
  readonly findMerchant: (code: string) => Merchant | undefined;
}

const bodies: Readonly<Record<RouteNameWith<'body'>, AnyValidator>> = isBody;

/** The value of a path's parameter. Throws HttpProblem for an id that cannot be one. */
function parameter(req: Request, name: keyof typeof pathParameters): string | number {
  const text = String(req.params[name]);
  const { schema, unknown } = pathParameters[name];
  if (schema.type === 'string') return text;
  if (!/^\d{1,15}$/.test(text)) throw new HttpProblem(unknown);
  return Number(text);
}

/** The draft revision that a write replaces. Throws HttpProblem when the request does not say. */
function replacedRevision(req: Request): number {
  const [, revision] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(req.get('if-match')?.trim() ?? '') ?? [];
  if (revision === undefined) throw new HttpProblem('revision.missing');
  return Number(revision);
}

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

type AnyHandler = (call: Readonly<Record<keyof RouteCall<ApiRoute, unknown>, unknown>>) => unknown;

/** Serves the declared routes: checks the caller's role, reads the request, and sends what the handler returns. */
export function apiRouter<Merchant>({ handlers, admit, admitBody, findMerchant }: Options<Merchant>): Router {
  const router = Router();
  const readers = new Map(Object.entries(bodies).map(([name, validator]) => [name, createReader(validator)]));
  for (const [name, route] of Object.entries<ApiRoute>(apiRoutes)) {
    const handle = handlers[name as ApiRouteName] as AnyHandler; // what it takes is read below, as its route declares
    const readBody = readers.get(name);
    const names = parametersOf(route);

    router[verbs[route.method]](route.path, ...(route.upload ? [] : readJsonBodies), async (req, res) => {
      const operator = await admit(req, route);
      const params = Object.fromEntries(names.map((each) => [each, parameter(req, each)]));
      const merchant = names.includes('code') ? findMerchant(String(params['code'])) : undefined;
      if (names.includes('code') && merchant === undefined) throw new HttpProblem('merchant.unknown');
      const basedOn = route.replacesDraft ? replacedRevision(req) : undefined;
      // The upload is read after authorisation, so that a client without permission does not upload for nothing.
      const body = route.upload
        ? await readUpload(req, res, route.upload.maxBytes)
        : readBody && bodyOf(readBody, req.body ?? (route.isBodyOptional ? {} : undefined));
      admitBody(route, body);
      res.status(route.status);
      const answer = await handle({ req, res, params, query: req.query, body, basedOn, operator, merchant });
      if (route.answer) res.json(answer);
      else if (!route.stream) res.end();
    });
  }
  return router;
}

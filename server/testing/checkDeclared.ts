import { type ApiRoute, refusalsOf } from '#schemas/edges/api/apiRoute.ts';
import { apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { refusals } from '#schemas/edges/api/refusals.ts';
import { type AnyValidator, createReader } from '#schemas/base/json/createReader.ts';
import * as isAnswer from '#schemas/generated/apiAnswers.js';
import { isObject } from '#schemas/base/json/isObject.ts';

const validators: Readonly<Record<string, AnyValidator>> = isAnswer;

const routes = Object.entries<ApiRoute>(apiRoutes).map(([name, route]) => ({
  name,
  route,
  address: new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}(?:\\?|$)`),
}));

/** Throws when an answer of the operators' API is not what its route declares, so that every test of a route tests its declaration. */
export function checkDeclared(method: string, path: string, status: number, json: unknown): void {
  const { name, route } = routes.find(({ route: { method: own }, address }) => own === method && address.test(path)) ?? {};
  if (name === undefined || route === undefined) return;
  if (status >= 400) {
    const declared = refusalsOf(route).find((code) => isObject(json) && json['code'] === code);
    if (declared === undefined || refusals[declared].status !== status)
      throw new Error(`${name} does not declare this refusal: ${status} ${JSON.stringify(json)}`);
    return;
  }
  if (status !== route.status && status !== route.statusIfUnchanged) throw new Error(`${name} does not declare ${status}`);
  const isValid = validators[name];
  const read = isValid && createReader(isValid)(json);
  if (read && !read.ok) throw new Error(`${name} answers something else than it declares: ${JSON.stringify(read.problems)}`);
}

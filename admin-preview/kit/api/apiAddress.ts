import { API_BASE, type ParamsOf, type QueryOf, parametersOf } from '#schemas/edges/api/apiRoute.ts';
import { type ApiRouteName, apiRoutes } from '#schemas/edges/api/apiRoutes.ts';

type Routes = typeof apiRoutes;

/** What the address of a route needs. */
export type AddressInput<N extends ApiRouteName> = ParamsOf<Routes[N]> &
  (keyof QueryOf<Routes[N]> extends never ? unknown : { readonly query?: QueryOf<Routes[N]> });

/** Where a route is. Values of the query that are missing or empty are left out. */
export function apiAddress<N extends ApiRouteName>(name: N, input: AddressInput<N>): string {
  const { query = {}, ...params }: Readonly<Record<string, unknown>> & { readonly query?: object } = input;
  const path = parametersOf(apiRoutes[name]).reduce<string>(
    (rest, parameter) => rest.replace(`:${parameter}`, encodeURIComponent(String(params[parameter]))),
    apiRoutes[name].path,
  );
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return `${API_BASE}${path}${given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''}`;
}

import { API_BASE, type ApiRoute, parametersOf, pathParameters } from '#schemas/edges/api/apiRoute.ts';
import { apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import type { Control } from './Attack.ts';
import type { Answered } from './exchange.ts';
import type { RequestOverrides } from './Operator.ts';
import { ATTACKED, type Scene } from './Scene.ts';

export interface NamedRoute {
  readonly name: string;
  readonly route: ApiRoute;
}

export const isWrite = ({ method }: ApiRoute): boolean => method !== 'GET';

/** An id that nothing has. */
const NOBODY = '99999999999';

/** The path below the API, for the attacked merchant and for items that do not exist: an admitted request changes nothing. */
const pathOf = (route: ApiRoute): string =>
  parametersOf(route).reduce(
    (path, name) =>
      path.replace(
        `:${name}`,
        name === 'code' ? ATTACKED : pathParameters[name].schema.type === 'string' ? 'A'.repeat(22) : NOBODY,
      ),
    route.path,
  );

export const routePath = (route: ApiRoute): string => API_BASE + pathOf(route);

/** Every route but the stream of events, whose answer never ends. */
export const apiRouteList: readonly NamedRoute[] = Object.entries<ApiRoute>(apiRoutes)
  .map(([name, route]) => ({ name, route }))
  .filter(({ route }) => route.stream !== 'text/event-stream');

/** Asks for a route as an administrator of everything would, with a body that it does not take: nothing is changed. */
export async function askRoute(scene: Scene, { name, route }: NamedRoute, oddly: RequestOverrides = {}): Promise<Answered> {
  // Signing out ends the session for all attacks that come after.
  const who = name === 'signOut' ? await scene.someone('viewer') : await scene.as('overseer');
  const lines = ['If-Match: "999999999"', ...(oddly.lines ?? [])];
  return who.ask(route.method, pathOf(route), isWrite(route) ? '{}' : undefined, { ...oddly, lines });
}

/** Refusals of callers who may not use a route at all. Any other one means that the caller was admitted. */
const CLOSED = [
  'csrf.wrong',
  'merchant.unknown',
  'origin.foreign',
  'role.tooLow',
  'route.unknown',
  'session.missing',
  'token.refused',
];

/** Whether the caller is admitted, whatever the route then answers to the body. */
export const admitted = ({ status, code }: Answered): string | undefined =>
  status > 0 && status < 500 && !CLOSED.includes(code) ? undefined : `answered ${status || 'nothing'} ${code}`;

/** By the name of a route: an administrator of everything is let in. */
export const isAdmitted: Readonly<Record<string, Control>> = Object.fromEntries(
  apiRouteList.map((named) => [named.name, async (scene: Scene) => admitted(await askRoute(scene, named))]),
);

import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { ApiRoute } from '#schemas/edges/api/apiRoute.ts';
import { type ApiRouteName, apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import { operatorRoles } from '#schemas/edges/api/roleGrants.ts';

interface Description {
  /** Command lines without the name of the program. */
  readonly examples: readonly string[];
  /** What the command asks of the server; without it, it asks none. */
  readonly routes?: readonly ApiRouteName[];
}

/** Which rights an API token needs for some routes, as they declare it. */
function neededRights(routes: readonly ApiRouteName[]): string {
  const roles = routes.flatMap((name) => {
    const { access }: ApiRoute = apiRoutes[name];
    return typeof access === 'object' ? [access.role] : [];
  });
  const highest = operatorRoles.findLast((role) => roles.includes(role));
  return highest === undefined ? 'Needs a valid API token.' : `Needs an API token with the role ${highest} at the merchant.`;
}

/** Ends the help of a command with the rights that it needs, and examples. */
export function describe(command: CommandUnknownOpts, { examples, routes = [] }: Description): void {
  const rights = routes.length === 0 ? '' : `\n${neededRights(routes)}\n`;
  const lines = examples.map((example) => `  $ livery ${example}`);
  command.addHelpText('after', `${rights}\nExamples:\n${lines.join('\n')}`);
}

import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { hostAddress } from '#schemas/base/urls/hostAddress.ts';
import type { CallerView } from '#schemas/edges/api/session.schema.ts';
import { type Terminal, inform, plain, print, printJson } from '../Terminal.ts';
import { Failure } from '../Failure.ts';
import { accountPath, findAccount, forgetAccount, readAddress, storeAccount } from '../client/findAccount.ts';
import { type Account, answerOf, createClient } from '../client/createClient.ts';
import { describe } from '../describe.ts';

const callerOf = (account: Account): Promise<CallerView> => answerOf(createClient(account).GET('/account'));

const rolesText = ({ roles: { all, merchants } }: CallerView): string =>
  [
    ...(all === null ? [] : [`all merchants: ${all}`]),
    ...Object.entries(merchants).map(([code, role]) => `${code}: ${role}`),
  ].join(', ');

const byText = ({ token, expiresAt }: CallerView): string =>
  `by the API token “${token ?? ''}”, which is valid until ${expiresAt}`;

/** Signing in and out, and who is signed in. */
export function addAccountCommands(program: CommandUnknownOpts, terminal: Terminal): void {
  const login = program
    .command('login')
    .description('Store the address of a server and an API token, which is read from standard input or typed.')
    .argument('<address>', 'where operators reach the tool, such as https://tool.example')
    .action(async (address) => {
      const url = readAddress(address);
      if (hostAddress(url) === undefined) inform(terminal, `${url} is not https: everybody on the way can read the API token.`);
      const token = await terminal.readSecret('API token (created in the tool under “Your account”): ');
      if (token === '') throw new Failure('usage', 'No API token was given.');
      const caller = await callerOf({ url, token });
      storeAccount(terminal.env, { url, token });
      inform(terminal, plain(`Signed in at ${url} as ${caller.name} ${byText(caller)}. Stored in ${accountPath(terminal.env)}.`));
    });
  describe(login, {
    examples: ['login https://tool.example', 'login https://tool.example < token.txt'],
    routes: ['caller'],
  });

  const logout = program
    .command('logout')
    .description('Forget the stored address and API token. The token stays valid: revoke it in the tool.')
    .action(() => {
      forgetAccount(terminal.env);
      inform(terminal, 'Signed out.');
    });
  describe(logout, { examples: ['logout'] });

  const whoami = program
    .command('whoami')
    .description('Say at which server you are signed in, as whom, and what you may do there.')
    .option('--json', 'print JSON')
    .action(async ({ json }) => {
      const account = findAccount(terminal.env);
      const caller = await callerOf(account);
      if (json) return printJson(terminal, { url: account.url, ...caller });
      print(terminal, plain(`${caller.name} at ${account.url}, ${byText(caller)}`));
      print(terminal, `Roles: ${rolesText(caller)}`);
    });
  describe(whoami, { examples: ['whoami', 'whoami --json'], routes: ['caller'] });
}

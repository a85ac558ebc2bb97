import { Argument, Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import { type Terminal, print } from './Terminal.ts';
import { findAccount } from './client/findAccount.ts';
import { createClient } from './client/createClient.ts';
import { addAccountCommands } from './commands/addAccountCommands.ts';
import { addDraftCommands } from './commands/addDraftCommands.ts';
import { addFileCommands } from './commands/addFileCommands.ts';
import { addListCommands } from './commands/addListCommands.ts';
import { addReleaseCommands } from './commands/addReleaseCommands.ts';
import { addSupportCommand } from './commands/addSupportCommand.ts';
import { completionScript, shells } from './completion/completionScript.ts';
import { describe } from './describe.ts';
import { exitCodes } from './exitCodes.ts';

/** So wide is help, whatever the terminal: the documentation prints it. */
const HELP_WIDTH = 100;

const endings = Object.values(exitCodes).map(({ code, means }) => `  ${code}  ${means}`);

/** All commands. Nothing is read or asked before one runs. */
export function createProgram(terminal: Terminal): CommandUnknownOpts {
  const program = new Command('livery')
    .description('Releases of merchants from the command line and from pipelines.')
    .version(String(SCHEMA_VERSION), '-V, --version', 'print the newest `schemaVersion` of releases that it reads')
    .exitOverride()
    .configureOutput({
      writeOut: terminal.out.write,
      writeErr: terminal.err.write,
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    })
    .showHelpAfterError('(--help shows what there is)')
    .addHelpText('after', `\nExit codes:\n${endings.join('\n')}`);
  const connect = () => createClient(findAccount(terminal.env));

  addAccountCommands(program, terminal);
  addListCommands(program, terminal, connect);
  addFileCommands(program, terminal, connect);
  addDraftCommands(program, terminal, connect);
  addReleaseCommands(program, terminal, connect);
  addSupportCommand(program, terminal, connect);
  const completion = program
    .command('completion')
    .description('Print a script by which a shell completes commands and options.')
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .action((shell) => print(terminal, completionScript(program, shell)));
  describe(completion, { examples: ['completion bash > /etc/bash_completion.d/livery', 'completion fish | source'] });
  return program;
}

import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { createProgram } from '#cli/createProgram.ts';
import { silentTerminal } from '#cli/Terminal.ts';

/** The help of a command, as `--help` prints it. */
function helpOf(command: CommandUnknownOpts): string {
  let help = '';
  command.configureOutput({ writeOut: (text) => void (help += text) }).outputHelp();
  return help.trimEnd();
}

/** The commands of the command line with all that their help says, as Markdown. */
export function cliReference(): string {
  const program = createProgram(silentTerminal);
  const parts = program.commands.map((command) => `### ${command.name()}\n\n\`\`\`text\n${helpOf(command)}\n\`\`\``);
  return ['```text', helpOf(program), '```', '', parts.join('\n\n')].join('\n');
}

import { writeFileSync } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { bundleFileName } from '#schemas/edges/api/support.schema.ts';
import { type Terminal, inform } from '../Terminal.ts';
import { type OperatorsClient, answerOf } from '../client/createClient.ts';
import { describe } from '../describe.ts';

/** The file for the team that supports the product. */
export function addSupportCommand(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const support = program
    .command('support')
    .description('Write the state of a merchant and of the server to one file for support, without secrets and names.')
    .argument('<merchant>', 'code of the merchant')
    .option('-o, --output <file>', 'where to write it')
    .action(async (code, { output }) => {
      const bundle = await answerOf(connect().POST('/merchants/{code}/support', { params: { path: { code } } }));
      const file = output ?? bundleFileName(bundle);
      writeFileSync(file, `${JSON.stringify(bundle, null, 2)}\n`);
      inform(terminal, `Written: ${file}`);
    });
  describe(support, { examples: ['support aurora', 'support aurora -o aurora-support.json'], routes: ['supportBundle'] });
}

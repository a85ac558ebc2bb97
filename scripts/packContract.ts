/**
 * Writes the contract of the platform as a package, for the people who build one: `dist/contract/package`, and beside it the tarball that npm makes of it.
 *
 *   npm run pack:contract
 *   npm run pack:contract -- --out somewhere
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeContract } from './contract/writeContract.ts';
import { runNpm } from './npm.mjs';

const { values } = parseArgs({
  options: { out: { type: 'string', default: fileURLToPath(new URL('../dist/contract', import.meta.url)) } },
});
const folder = join(values.out, 'package');
await writeContract(folder);
process.exitCode = runNpm(['pack', '--pack-destination', values.out, '--loglevel=error'], folder) ?? 1;

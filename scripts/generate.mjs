import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from './sourceHash.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'schemas/generated/made-from');

/** Makes sure that schemas/generated holds the validators of the schemas as they are. Takes some seconds if it does not. */
export function ensureGenerated() {
  const wanted = sourceHash(['schemas', 'scripts/codegen.ts', 'scripts/editorSchema.ts', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Generating validators …');
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/codegen.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('Validators could not be generated: see above.');
  writeFileSync(stamp, wanted);
}

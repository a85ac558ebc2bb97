import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from './sourceHash.mjs';
import { step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'schemas/generated/made-from');

/** As `npm run codegen` takes them. */
const programs = ['scripts/generateNames.ts', 'scripts/generateBlockIndex.ts', 'scripts/codegen.ts'];

/** Sources of code generation in the folders of blocks: their declarations, and whether they read data. */
const blockSources = () =>
  readdirSync(join(root, 'src/blocks')).flatMap((folder) =>
    ['block.ts', 'entries.ts', 'data.ts']
      .map((file) => `src/blocks/${folder}/${file}`)
      .filter((path) => existsSync(join(root, path))),
  );

/** Makes sure that generated validators and texts match the current sources. Takes some seconds if they do not. */
export function ensureGenerated() {
  const wanted = sourceHash([
    'schemas',
    'texts',
    ...blockSources(),
    'scripts/blocks',
    ...programs,
    'scripts/texts',
    'package-lock.json',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Generating code', () => {
    for (const program of programs) {
      const { status } = spawnSync(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), program], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      if (status !== 0) throw new Error('Code could not be generated: see above.');
    }
  });
  writeFileSync(stamp, wanted);
}

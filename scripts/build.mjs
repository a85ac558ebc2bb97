// Builds the player, the operator's tool and the server into dist/, unless the build there is of these sources.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureGenerated } from './generate.mjs';
import { sourceHash } from './sourceHash.mjs';
import { prepare, step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/built-from');
const sources = [
  'schemas',
  'templates',
  'texts',
  'src',
  'admin-preview',
  'server',
  'sandbox',
  'cli',
  'scripts',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** Folders that the server reads besides its code, so that `dist` runs without the sources. */
const beside = ['templates', 'sandbox/art', 'sandbox/chat/page', 'sandbox/play/page'];

/**
 * @param {string} script A package's command line program, as a path that Node resolves.
 * @param {string[]} args
 */
function run(script, args) {
  const path = createRequire(import.meta.url).resolve(script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' }, // a shell's NODE_ENV=development would build React's development version
  });
  if (status === 0) return;
  console.error(stdout + stderr);
  throw new Error(`The build failed: ${[script, ...args].join(' ')}`);
}

/** Makes sure that dist/ holds a build of the sources as they are. Takes some seconds if it does not. */
export function ensureBuilt() {
  ensureGenerated();
  const wanted = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  step('Building', () => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    run(vite, ['build', '--logLevel=warn']);
    run(vite, ['build', '--mode', 'worker', '--logLevel=warn']);
    run(vite, ['build', '--ssr', '--logLevel=warn']);
    if (existsSync(join(root, 'scripts/compress.ts'))) run('tsx/cli', ['scripts/compress.ts']);
    for (const folder of beside) cpSync(join(root, folder), join(root, 'dist', folder), { recursive: true });
  });
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare(ensureBuilt);

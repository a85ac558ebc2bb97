import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const project = fileURLToPath(new URL('..', import.meta.url));
let clone: string;

function write(file: string, content: unknown): void {
  mkdirSync(join(clone, file, '..'), { recursive: true });
  writeFileSync(join(clone, file), typeof content === 'string' ? content : JSON.stringify(content));
}

/** A clone whose only package is needed for development, and comes from a folder: nothing is downloaded. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const script of ['setup.mjs', 'generate.mjs', 'npm.mjs', 'sourceHash.mjs', 'browser.mjs'])
    cpSync(join(project, 'scripts', script), join(clone, 'scripts', script));
  write('scripts/codegen.ts', '');
  for (const source of ['schemas/generated/calls.js', 'texts/en.json', 'scripts/texts/read.ts']) write(source, '');
  write('tool/package.json', { name: 'tsx', version: '1.0.0' });
  write('tool/dist/cli.mjs', '');
  const manifest = { name: 'clone', version: '1.0.0', devDependencies: { tsx: 'file:tool' } };
  write('package.json', { ...manifest, type: 'module' });
  write('package-lock.json', {
    ...manifest,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': manifest,
      'node_modules/tsx': { resolved: 'tool', link: true },
      tool: { name: 'tsx', version: '1.0.0', dev: true },
    },
  });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function setUp(env: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: clone,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

const hasTool = () => existsSync(join(clone, 'node_modules/tsx/dist/cli.mjs'));

it.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['omit=dev in the settings of npm', { npm_config_omit: 'dev' }],
])(
  'a shell with %s installs what builds, too',
  (_where, env) => {
    expect(setUp(env)).toMatchObject({ status: 0 });
    expect(hasTool()).toBe(true);
  },
  60_000,
);

it('packages that an earlier set-up has left out are installed by the next one', () => {
  setUp({});
  rmSync(join(clone, 'node_modules/tsx'));
  expect(setUp({})).toMatchObject({ status: 0 });
  expect(hasTool()).toBe(true);
});

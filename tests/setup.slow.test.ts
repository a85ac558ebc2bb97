import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** A clone whose packages, one for building and one for development, come from folders: nothing is downloaded. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const script of ['setup.mjs', 'generate.mjs', 'nodeVersion.mjs', 'npm.mjs', 'sourceHash.mjs', 'steps.mjs'])
    cpSync(join(project, 'scripts', script), join(clone, 'scripts', script));
  for (const step of ['generateNames', 'generateBlockIndex', 'codegen']) write(`scripts/${step}.ts`, '');
  for (const source of [
    'scripts/blocks/blockFolders.ts',
    'src/blocks/Jackpot/block.ts',
    'schemas/generated/calls.js',
    'texts/en.json',
    'scripts/texts/read.ts',
  ])
    write(source, '');
  for (const name of ['tsx', 'vitest']) write(`packages/${name}/package.json`, { name, version: '1.0.0' });
  write('packages/tsx/dist/cli.mjs', '');
  writeManifests();
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

function writeManifests(node = '>=20', version = '1.0.0'): void {
  const dependencies = { tsx: 'file:packages/tsx' };
  const devDependencies = { vitest: 'file:packages/vitest' };
  const manifest = { name: 'clone', version, dependencies, devDependencies };
  write('package.json', { ...manifest, type: 'module', engines: { node } });
  const packages = {
    '': manifest,
    'node_modules/tsx': { resolved: 'packages/tsx', link: true },
    'node_modules/vitest': { resolved: 'packages/vitest', link: true },
    'packages/tsx': { version: '1.0.0' },
    'packages/vitest': { version: '1.0.0', dev: true },
  };
  write('package-lock.json', { name: 'clone', version, lockfileVersion: 3, requires: true, packages });
}

function setUp(options: readonly string[] = [], env: Readonly<Record<string, string>> = {}) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', ...options], {
    cwd: clone,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stderr: stderr.replaceAll(/\d+\.\d s/g, '… s') };
}

const installed = () => ['tsx', 'vitest'].filter((name) => existsSync(join(clone, 'node_modules', name, 'package.json')));

it('what builds and serves is installed first, the rest when it is asked for, and neither twice', () => {
  expect(setUp()).toEqual({ status: 0, stderr: 'Installing packages … … s\nGenerating code … … s\n' });
  expect(installed()).toEqual(['tsx']);
  expect(setUp(['--dev'])).toEqual({ status: 0, stderr: 'Installing the packages for development … … s\n' });
  expect(installed()).toEqual(['tsx', 'vitest']);
  for (const options of [['--dev'], []]) expect(setUp(options)).toEqual({ status: 0, stderr: '' });
}, 60_000);

it.each([
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['omit=dev in the settings of npm', { npm_config_omit: 'dev' }],
])(
  'a shell with %s installs the packages for development, too',
  (_where, env) => {
    expect(setUp(['--dev'], env)).toMatchObject({ status: 0 });
    expect(installed()).toEqual(['tsx', 'vitest']);
  },
  60_000,
);

it('packages that were removed, and those of another lock file, are installed by the next one', () => {
  setUp();
  rmSync(join(clone, 'node_modules/tsx'));
  expect(setUp()).toMatchObject({ status: 0 });
  expect(installed()).toEqual(['tsx']);
  writeManifests('>=20', '1.0.1');
  expect(setUp().stderr).toContain('Installing packages');
}, 60_000);

it('a Node that is too old, a registry out of reach and a shared folder of packages are told in a sentence', () => {
  writeManifests('>=99.1');
  expect(setUp()).toEqual({
    status: 1,
    stderr: `Node ${process.versions.node} is too old: Livery needs 99.1 or newer (.nvmrc names a version).\n`,
  });
  writeManifests();
  rmSync(join(clone, 'packages'), { recursive: true });
  expect(setUp()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Packages could not be installed: see above.') as string,
  });
  rmSync(join(clone, 'node_modules'), { recursive: true, force: true });
  symlinkSync(tmpdir(), join(clone, 'node_modules'));
  expect(setUp()).toEqual({
    status: 1,
    stderr: 'node_modules is a link to packages of another state: install them where it leads to.\n',
  });
}, 60_000);

it('what is removed after a build was installed for it', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<
    'scripts' | 'dependencies',
    Record<string, string>
  >;
  const removed = (scripts['slim'] ?? '')
    .split(' ')
    .slice(2)
    .filter((word) => !word.startsWith('--'));
  expect(removed.filter((name) => dependencies[name] === undefined)).toEqual([]);
  expect(removed).toContain('vite');
});

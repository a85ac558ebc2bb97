// Installs the packages that building and serving need, if package-lock.json has changed since the last time, and generates code if its sources
// have. With --dev also those for tests, checks and Storybook; with --browser also the browsers of the tests.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureGenerated } from './generate.mjs';
import { isNewEnough, oldestNode } from './nodeVersion.mjs';
import { runNpm } from './npm.mjs';
import { prepare, step } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = `${root}node_modules`;
const stamp = `${packages}/.livery-packages`;

/** A package of each kind: if it is missing, fewer packages are installed than the stamp says. */
const samples = { build: 'tsx', dev: 'vitest' };

/** @param {keyof typeof samples} kind */
const has = (kind) => existsSync(`${packages}/${samples[kind]}/package.json`);

/** Packages contain binaries for one platform: a folder copied to another machine does not count. */
const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

/**
 * Makes sure that the packages are those of package-lock.json.
 *
 * @param {keyof typeof samples} kind `build`: for building and serving; `dev`: all.
 */
export function ensurePackages(kind) {
  if (!isNewEnough())
    throw new Error(`Node ${process.versions.node} is too old: Livery needs ${oldestNode} or newer (.nvmrc names a version).`);
  const wanted = lockHash();
  const isFresh = has('build') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isFresh && has(kind)) return;
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error('node_modules is a link to packages of another state: install them where it leads to.');
  // With NODE_ENV=production, or omit=dev in its settings, npm would leave out the others.
  const which = kind === 'dev' ? '--include=dev' : '--omit=dev';
  const how = isFresh ? ['install', '--no-save'] : ['ci']; // `ci` begins with an empty folder
  step(isFresh ? 'Installing the packages for development' : 'Installing packages', () => {
    const status = runNpm([...how, which, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'], root);
    if (status !== 0 || !has(kind))
      throw new Error('Packages could not be installed: see above. The first time, this needs the registry of packages.');
  });
  writeFileSync(stamp, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await prepare(async () => {
    const withBrowser = process.argv.includes('--browser');
    ensurePackages(withBrowser || process.argv.includes('--dev') ? 'dev' : 'build');
    ensureGenerated();
    if (!withBrowser) return;
    const { ensureChromium } = await import('./browser.mjs');
    await ensureChromium();
  });

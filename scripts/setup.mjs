// Installs the packages when package-lock.json has changed since the last time, and generates code when its sources have; with
// --browser also installs the browsers of the tests.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './browser.mjs';
import { ensureGenerated } from './generate.mjs';
import { runNpm } from './npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.livery-lock`;
/** Packages hold binaries for one platform: a folder copied to another machine is not taken over. */
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');

/** A package that is needed to build: where it is missing, packages were installed without those for development. */
const tool = `${root}node_modules/tsx/package.json`;

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted || !existsSync(tool)) {
  console.error('Installing packages …');
  // With NODE_ENV=production, or omit=dev in its settings, npm would leave out what builds.
  const installed = runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root) === 0;
  if (!installed || !existsSync(tool)) {
    console.error('Packages could not be installed: see above.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
ensureGenerated();
if (process.argv.includes('--browser')) await ensureChromium();

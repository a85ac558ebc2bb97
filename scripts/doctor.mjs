// Says what this machine lacks to run and test the product, and what to do about it. Needs no package. Ends with 1 where something is missing.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isNewEnough } from './nodeVersion.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = Number(process.env['PORT'] ?? 3000);
const dataDir = resolve(root, process.env['DATA_DIR'] ?? '.data');

/** @param {string} program */
const isInstalled = (program) => spawnSync(program, ['--version']).status === 0;

const isPortFree = () =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, 'localhost', () => server.close(() => done(true)));
  });

function isWritable() {
  try {
    accessSync(existsSync(dataDir) ? dataDir : root, constants.W_OK);
    return true;
  } catch {
    return false; // that is the answer
  }
}

/** Whether the browsers of the tests start; the reason where they do not. */
async function browserFault() {
  if (!existsSync(`${root}node_modules/playwright-core`)) return 'Packages for tests are not installed yet: run npm test.';
  const { ensureChromium } = await import('./browser.mjs');
  return ensureChromium().then(
    () => undefined,
    (/** @type {unknown} */ error) => String(error),
  );
}

const browser = await browserFault();
/** @type {ReadonlyArray<{ what: string, isFine: boolean, advice: string, isNeeded: boolean }>} */
const findings = [
  {
    what: `Node ${process.versions.node}`,
    isFine: isNewEnough(),
    advice: 'Install the version in .nvmrc or a newer one.',
    isNeeded: true,
  },
  { what: 'git', isFine: isInstalled('git'), advice: 'Install git: the checks ask it which files there are.', isNeeded: true },
  { what: 'Browsers of the tests', isFine: browser === undefined, advice: browser ?? '', isNeeded: true },
  {
    what: `${dataDir} can be written`,
    isFine: isWritable(),
    advice: 'Set DATA_DIR to a folder that this user may write.',
    isNeeded: true,
  },
  { what: `Port ${port} is free`, isFine: await isPortFree(), advice: 'Stop what listens there, or set PORT.', isNeeded: false },
  {
    what: 'PostgreSQL',
    isFine: isInstalled('postgres') || existsSync('/usr/lib/postgresql'),
    advice: 'Tests of the store run on PGlite only.',
    isNeeded: false,
  },
  {
    what: 'Firefox',
    isFine: isInstalled(process.env['FIREFOX_PATH'] ?? 'firefox-esr') || isInstalled('firefox'),
    advice: 'Journeys are not walked in Firefox. Debian: firefox-esr.',
    isNeeded: false,
  },
  {
    what: 'WebKit',
    isFine: existsSync('/usr/bin/WebKitWebDriver'),
    advice: 'Journeys are not walked in WebKit. Debian: webkit2gtk-driver and xvfb.',
    isNeeded: false,
  },
];

for (const { what, isFine, advice, isNeeded } of findings)
  console.log(`${isFine ? '✓' : isNeeded ? '✗' : '–'} ${what}${isFine ? '' : `: ${advice}`}`);
process.exitCode = findings.some(({ isFine, isNeeded }) => isNeeded && !isFine) ? 1 : 0;

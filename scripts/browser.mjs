// Finds the Chromium that tests use, and installs one where there is none. Needs no package, so that set-up can call it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNpm } from './npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/chromium');
const stamp = join(cache, 'picked.txt');
/** A headless build inside a package of the registry, for Linux on x64. */
const PACKAGE = '@sparticuz/chromium@153.0.0';

const systemPaths = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'].map(
    (name) => `/usr/bin/${name}`,
  ),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap((folder) =>
    folder ? [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')] : [],
  ),
};

/** @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // On Windows a browser started with --version opens a window and does not end.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/** @param {string[]} args */
const nodeOutput = (args, options = {}) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', ...options }).stdout?.trim() ?? '';

const ofPlaywright = () => nodeOutput(['-e', "console.log(require('playwright-core').chromium.executablePath())"]);
const ofSystem = () => (systemPaths[/** @type {keyof typeof systemPaths} */ (process.platform)] ?? []).find(runs) ?? '';

function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return '';
  // The package unpacks into TMPDIR and takes whatever an older version left there: each version gets a folder.
  const folder = join(cache, PACKAGE.replaceAll(/[^\w.]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  if (runNpm(['install', '--no-save', '--ignore-scripts', '--loglevel=error', PACKAGE], folder) !== 0) return '';
  const print = "import chromium from '@sparticuz/chromium'; console.log(await chromium.executablePath())";
  return nodeOutput(['--input-type=module', '-e', print], { cwd: folder, env: { ...process.env, TMPDIR: folder } });
}

function fromDebian() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return '';
  /** @param {string[]} args */
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
    0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium') ? ofSystem() : '';
}

function fromDownload() {
  const cli = join(createRequire(import.meta.url).resolve('playwright-core/package.json'), '../cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 900_000 });
  return ofPlaywright();
}

/** @param {ReadonlyArray<readonly [string, () => string]>} sources */
function pick(sources) {
  for (const [name, find] of sources) {
    const path = find();
    if (!path || !runs(path)) continue;
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, path);
    if (name !== '') console.error(`Chromium for the tests: ${path} (${name})`);
    return path;
  }
  return '';
}

/** Path of a Chromium that is here already, or an empty text. */
function findChromium() {
  if (process.env['CHROMIUM_PATH']) return process.env['CHROMIUM_PATH'];
  const known = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  return known && existsSync(known)
    ? known
    : pick([
        ['', ofPlaywright],
        ['', ofSystem],
      ]);
}

/** Makes sure that there is a Chromium. Throws with what to do where none can be had. */
export function ensureChromium() {
  const path =
    findChromium() ||
    pick([
      ['from the package registry', fromPackage],
      ['from Debian', fromDebian],
      ['downloaded', fromDownload],
    ]);
  if (!path) throw new Error('No Chromium: install Chrome or Chromium, or set CHROMIUM_PATH to one.');
}

/**
 * Fonts come from packages and hinting is off, so that Linux machines with different fonts draw the same pixels.
 * Interface text is Inter; the Noto faces and DejaVu stand in, in this order, for letters that it lacks.
 */
function writeFontConfig() {
  const file = join(cache, 'fonts.conf');
  const folders = [
    '@expo-google-fonts/inter',
    '@expo-google-fonts/noto-sans-arabic',
    '@expo-google-fonts/noto-sans-thai',
    '@expo-google-fonts/noto-sans-khmer',
    '@expo-google-fonts/nanum-gothic',
    '@expo-google-fonts/zen-kaku-gothic-new',
    '@embedpdf/fonts-sc/fonts',
    'dejavu-fonts-ttf/ttf',
  ];
  const alias = (/** @type {string} */ name, /** @type {string[]} */ faces) =>
    `<alias binding="same"><family>${name}</family><prefer>${faces.map((face) => `<family>${face}</family>`).join('')}</prefer></alias>`;
  // Chinese first: where a page does not say its language, Han letters are drawn in its forms.
  const eastAsian = ['Noto Sans Hans', 'NanumGothic', 'Zen Kaku Gothic New'];
  const noto = ['Noto Sans Arabic', 'Noto Sans Thai', 'Noto Sans Khmer', ...eastAsian, 'DejaVu Sans'];
  const rendering = [
    ['hinting', '<bool>false</bool>'],
    ['hintstyle', '<const>hintnone</const>'],
    ['antialias', '<bool>true</bool>'],
    ['rgba', '<const>none</const>'],
  ];
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
${folders.map((folder) => `<dir>${join(root, 'node_modules', folder)}</dir>`).join('\n')}
<cachedir>${join(cache, 'fontconfig')}</cachedir>
${['sans-serif', 'system-ui'].map((name) => alias(name, ['Inter', ...noto])).join('\n')}
${alias('serif', ['DejaVu Serif', ...noto])}
${alias('monospace', ['DejaVu Sans Mono', ...noto])}
<match target="pattern">${rendering.map(([name, value]) => `<edit name="${name}" mode="assign">${value}</edit>`).join('')}</match>
</fontconfig>`,
  );
  return file;
}

/** What keeps pixels from depending on the machine's screen, or on which picture happened to be decoded first. */
const STEADY_PIXELS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
];

/**
 * Features that Playwright 1.65 turns off; the browser heeds only the last such list, so ours repeats what matters here. Then
 * the suggestions of the address bar: two pages of the browser's own in every window, which nobody sees, and which cost three times
 * what the window itself does.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** How Playwright starts the browser, for stories, journeys and pictures alike. */
export function chromiumLaunchOptions() {
  return {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-quic', `--disable-features=${FEATURES_OFF.join(',')}`, ...STEADY_PIXELS],
    env: /** @type {Record<string, string>} */ ({
      ...process.env,
      ...(process.platform === 'linux' ? { FONTCONFIG_FILE: writeFontConfig() } : {}),
    }),
  };
}

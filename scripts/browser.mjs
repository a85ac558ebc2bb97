// The browsers of the tests: the same two builds of Chromium on every machine. Set-up calls it once the packages are here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { runNpm } from './npm.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const cache = join(root, 'node_modules/.cache/chromium');

/** Versions of the package that holds a headless Chromium for Linux on x64. */
const versions = {
  /** Version that tests run in. */
  pinned: '153.0.0',
  /** The oldest version with all features that the player needs (docs/browsers.md): the journeys tagged `@core` run in it. */
  oldest: '112.0.2',
};
/** @typedef {keyof typeof versions} Build */
const builds = /** @type {Build[]} */ (Object.keys(versions));

/** Whether the packaged browsers are made for this machine. */
const hasPackages = process.platform === 'linux' && process.arch === 'x64';

/** @param {Build} build */
const folderOf = (build) => join(cache, versions[build]);
/** Shared libraries that a bare machine lacks. Only the newer packages have them, and they serve the older browsers as well. */
const libraries = join(folderOf('pinned'), 'lib');

/** @param {string} path */
const environmentOf = (path) =>
  path.startsWith(cache)
    ? { LD_LIBRARY_PATH: [libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':') }
    : /** @type {Record<string, string>} */ ({});

/**
 * Brings a packaged browser from the registry of packages.
 *
 * @param {Build} build
 */
function unpack(build) {
  const folder = folderOf(build);
  const incoming = `${folder}.incoming`;
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, 'package.json'), '{"private":true}');
  const name = `@sparticuz/chromium@${versions[build]}`;
  console.error(`Installing the tests' browser, ${name} …`);
  if (runNpm(['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', name], incoming) !== 0)
    throw new Error(`${name} could not be installed: see above.`);
  /** @param {string} archive */
  const read = (archive) => brotliDecompressSync(readFileSync(join(incoming, 'node_modules/@sparticuz/chromium/bin', archive)));
  writeFileSync(join(incoming, 'chromium'), read('chromium.br'), { mode: 0o755 });
  if (build === 'pinned' && spawnSync('tar', ['-x', '-C', incoming], { input: read('al2023.tar.br') }).status !== 0)
    throw new Error(`${name} could not be unpacked: is there a tar on this machine?`);
  rmSync(join(incoming, 'node_modules'), { recursive: true });
  renameSync(incoming, folder);
}

const load = createRequire(import.meta.url);
const playwrightCore = () => load('playwright-core');

/** Installs the browser that Playwright brings itself, for machines that the packages are not made for. */
function download() {
  if (existsSync(playwrightCore().chromium.executablePath())) return;
  const cli = join(load.resolve('playwright-core/package.json'), '../cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2], timeout: 900_000 });
}

/** @param {Build} build */
const packagePath = (build) => join(folderOf(build), 'chromium');

/** Path of the browser that all tests run in: a system browser only if CHROMIUM_PATH names one. */
const pinnedPath = () =>
  process.env['CHROMIUM_PATH'] ?? (hasPackages ? packagePath('pinned') : playwrightCore().chromium.executablePath());

/** Whether this machine can run the oldest supported browser: its package exists for one platform only. */
export const hasOldest = () => existsSync(packagePath('oldest'));

/**
 * Fonts come from packages and hinting is off, so that Linux machines with different fonts draw the same pixels.
 * Interface text is Inter; the Noto faces and DejaVu are used, in this order, for letters that it lacks.
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

/** Makes pages independent of the machine's screen. */
const STEADY_PAGES = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-gpu',
];

/**
 * For pages whose pictures are compared: makes pixels independent of the processor, of earlier frames, and of the order in which pictures are
 * decoded. Rendering is slower with it.
 */
export const STEADY_PIXELS = ['--disable-partial-raster', '--disable-checker-imaging', '--disable-skia-runtime-opts'];

/**
 * Features that Playwright 1.65 turns off; the browser only reads the last such list, so ours repeats the important ones. Also the suggestions
 * of the address bar: two hidden pages of the browser in every window, which cost three times as much as the window itself.
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

/**
 * @param {string} executablePath
 * @param {readonly string[]} flags
 */
const launchOptions = (executablePath, flags) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-quic', `--disable-features=${FEATURES_OFF.join(',')}`, ...STEADY_PAGES, ...flags],
  env: /** @type {Record<string, string>} */ ({
    ...process.env,
    ...environmentOf(executablePath),
    ...(process.platform === 'linux' ? { FONTCONFIG_FILE: writeFontConfig() } : {}),
  }),
});

/**
 * How Playwright starts the browser of the tests, for stories, journeys and pictures alike.
 *
 * @param {readonly string[]} flags Of this use alone.
 */
export const chromiumLaunchOptions = (flags = []) => launchOptions(pinnedPath(), flags);

/**
 * How Playwright starts the oldest browser that players may have.
 *
 * @param {readonly string[]} flags Of this use alone.
 */
export const oldestLaunchOptions = (flags = []) => launchOptions(packagePath('oldest'), flags);

/** Makes sure that the browsers of the tests are installed and start. Throws with instructions otherwise. */
export async function ensureChromium() {
  if (!process.env['CHROMIUM_PATH']) {
    if (!hasPackages) download();
    else for (const build of builds) if (!existsSync(packagePath(build))) unpack(build);
  }
  for (const options of [chromiumLaunchOptions(), ...(hasOldest() ? [oldestLaunchOptions()] : [])])
    await playwrightCore()
      .chromium.launch(options)
      .then((/** @type {import('playwright-core').Browser} */ browser) => browser.close())
      .catch((/** @type {unknown} */ cause) => {
        throw new Error(`${options.executablePath} does not start. Set CHROMIUM_PATH to a Chromium that does.`, { cause });
      });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureChromium();

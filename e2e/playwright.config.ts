import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, hasOldest, oldestLaunchOptions } from '../scripts/browser.mjs';
import { findFirefox, firefoxLaunchOptions } from './fixtures/firefox.ts';
import type { BrowserOptions, Fixtures } from './fixtures/site.ts';
import { findWebKit } from './fixtures/webkit.ts';

const firefox = findFirefox();
const top = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Pages that share a process start in nine tenths of the time. */
const IN_ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

/** Journeys that every player must be able to walk. */
const CORE = /@core/;

/** Whether a project was asked for by its name. A run of everything has no time for all that each browser can do. */
const isNamed = (project: string): boolean => process.argv.some((word) => [project, `--project=${project}`].includes(word));

export default defineConfig<Pick<Fixtures, 'sharedServer'>, BrowserOptions>({
  globalSetup: './fixtures/globalServer.ts',
  outputDir: top('test-results/e2e'),
  reporter: [['list'], ['json', { outputFile: top('test-results/e2e.json') }]],
  // Generated validators need no transpiling, which takes a second for each of the large ones.
  build: { external: ['**/schemas/generated/**/*.js'] },
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // One more than the two cores that tests are made for: pages wait for delays, servers and retried assertions.
  workers: 3,
  // Timeouts are for hanging tests only; on a busy machine a page may take ten times as long without being wrong.
  timeout: 300_000,
  // Tests that needed a second try are counted and shown by `npm test`.
  retries: process.env['CI'] ? 2 : 1,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Other systems draw letters differently: the pictures are Linux's.
  ignoreSnapshots: process.platform !== 'linux',
  // The rim of a rounded corner differs by a shade from run to run; any pixel that differs by more fails.
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0, animations: 'disabled', scale: 'css' } },
  use: {
    launchOptions: chromiumLaunchOptions(IN_ONE_PROCESS),
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    locale: 'en',
    timezoneId: 'UTC',
    // Banners that move take a third of a processor without its graphics; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's cache would hide the server from a test; only journeys of the installed app allow workers.
    serviceWorkers: 'block',
    // Recording costs a fifth of the whole run; failed tests are recorded at their second attempt.
    trace: 'on-first-retry',
  },
  projects: [
    // A context is emptied between tests and reused. Tests with other options, and those after a test that closes it, get a new one.
    // In a full run, journeys of the oldest browser do not run here again.
    {
      name: 'journeys',
      testDir: './journeys',
      ...(hasOldest() && !isNamed('journeys') ? { grepInvert: CORE } : {}),
      use: { reuseContext: true },
    },
    // Essential journeys in the oldest supported browser (docs/browsers.md).
    ...(hasOldest()
      ? [
          {
            name: 'oldest',
            testDir: './journeys',
            grep: CORE,
            use: { launchOptions: oldestLaunchOptions(IN_ONE_PROCESS) },
          },
        ]
      : []),
    // The same journeys in Firefox; in a full run, only those that depend on the engine, one after another: that finishes with the others, and
    // each further start of this browser takes as long as two journeys in it.
    {
      name: 'firefox',
      testDir: './journeys',
      ...(isNamed('firefox') ? { grep: CORE } : { grep: /@engine/, workers: 1 }),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        ...(firefox === undefined ? { missing: 'Firefox' } : { launchOptions: firefoxLaunchOptions(firefox) }),
      },
    },
    // The most important journeys in WebKit, by WebDriver, because Playwright only drives its own WebKit. One after another, as in Firefox.
    { name: 'webkit', testDir: './webkit', workers: 1, use: { missing: findWebKit() === undefined ? 'WebKit' : undefined } },
    // Drawn from a seed: a second try would show the same. All of them take less time than two more browsers would to start.
    { name: 'stress', testDir: './stress', workers: 1, retries: 0, use: { showsPictures: true } },
    { name: 'visual', testDir: './visual', use: { sharedServer: 'pictures', showsPictures: true } },
  ],
});

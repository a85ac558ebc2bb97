import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { shippedSite } from '../../tests/support/releases.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate, isInteractive } from '../fixtures/hydrate.ts';

/**
 * Limits of a page's size, in bytes of brotli, in its brand's own language: before it is idle, and until it is interactive, including 300 bytes
 * for measuring visits. The former is a small script full of file names, whose hashes alone change its size by some 20 bytes.
 */
const BOOT_LIMIT = 3_050;
const HOME_LIMIT = 122_450;

/**
 * Limits of home before the first scroll: elements in the page, and bytes of its document as brotli. The port of the test's server, hashes in
 * names and today's dates change the latter by some 60 bytes from run to run. Mekong's is the largest: letters of three bytes, and texts for
 * screen readers only (headings, and notes that ask to log in first) for 45 of them. 170 bytes of each are the styles of wider screens.
 */
const ELEMENTS = 1_000;
const DOCUMENT_BYTES = 16_300;

const elementsOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

const assets = fileURLToPath(new URL('../../dist/client/assets/', import.meta.url));

/** Sizes of the scripts that the page asks for, as they are sent: by the files that the build has compressed. */
function scriptsOf(page: Page): Map<string, number> {
  const sizes = new Map<string, number>();
  page.on('request', (request) => {
    const name = /\/assets\/([\w-]+\.js)$/.exec(request.url())?.[1];
    if (name === undefined) return;
    // The smallest are not worth compressing.
    const file = assets + name;
    sizes.set(name, statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  });
  return sizes;
}

const sum = (sizes: ReadonlyMap<string, number>): number => [...sizes.values()].reduce((total, size) => total + size, 0);

test('a guest’s home loads nothing that keeps sessions, and nothing that validates answers', async ({ openSite, page }) => {
  // A file is downloaded, and imported from the browser's cache: two responses.
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.text());
  });
  await openSite({ brand: 'aurora' });
  const status = page.waitForResponse('**/wps/system/status');
  await hydrate(page);
  await status;
  await page.waitForLoadState('networkidle');
  const loaded = await Promise.all(scripts.values());
  expect(loaded.filter((script) => script.includes('MC_HELD_PASSWORD'))).toEqual([]);
  // Every validator reports its findings as JSON Pointers of its input.
  expect(loaded.filter((script) => script.includes('instancePath'))).toEqual([]);
});

for (const brand of brandCodes) {
  test(`${brand}: home is small until somebody scrolls, begins with a small script and becomes interactive within its limit`, async ({
    openSite,
    page,
  }) => {
    const scripts = scriptsOf(page);
    await page.addInitScript(() => {
      // Idle time begins with an event of the test and ends when the page is interactive.
      const { requestIdleCallback } = window;
      const isIdle = new Promise<void>((resolve) => addEventListener('idle', () => resolve(), { once: true }));
      window.requestIdleCallback = (...request) => {
        if (!document.querySelector('[data-interactive]')) void isIdle.then(() => requestIdleCallback(...request));
        return 0;
      };
    });
    const sent = page.waitForResponse((answer) => answer.request().isNavigationRequest() && answer.url().endsWith('/m/home'));
    await openSite({ brand, language: shippedSite(brand).defaultLanguage });
    expect(brotliCompressSync(await (await sent).body()).length).toBeLessThan(DOCUMENT_BYTES);
    await page.waitForLoadState('networkidle');
    expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS);
    expect(sum(scripts), 'before the page is idle').toBeLessThanOrEqual(BOOT_LIMIT);

    const status = page.waitForResponse('**/wps/system/status'); // every page asks once it is interactive
    await page.evaluate(() => dispatchEvent(new Event('idle')));
    await isInteractive(page);
    await status;
    await page.waitForLoadState('networkidle');
    const heaviest = [...scripts].toSorted(([, a], [, b]) => b - a).map(([name, size]) => `${size} ${name}`);
    expect(sum(scripts), heaviest.join('\n')).toBeLessThanOrEqual(HOME_LIMIT);
    expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS);
  });
}

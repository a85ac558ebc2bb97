import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { hydrate } from '../fixtures/hydrate.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';

/** Limits of home before the first scroll: elements in the page, and bytes of its document as brotli. */
const ELEMENTS = 1_000;
const DOCUMENT_BYTES = 16_000;

const elementsOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

for (const brand of brandNames) {
  test(`${brand}: home is small until somebody scrolls`, async ({ openSite, page }) => {
    const document = page.waitForResponse((answer) => answer.request().isNavigationRequest() && answer.url().endsWith('/m/home'));
    await openSite({ brand, language: brands[brand].languages[0] });
    expect(brotliCompressSync(await (await document).body()).length).toBeLessThan(DOCUMENT_BYTES);
    expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await elementsOf(page)).toBeLessThanOrEqual(ELEMENTS);
  });
}

import type { Browser, CDPSession, Page } from 'playwright-core';
import { openPhone } from '../lib/phone.ts';
import { watchPage } from '../home/watchPage.ts';

/** What a visit of home takes. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** From the navigation until the player has taken the page over, one touch after it was loaded. */
  readonly interactive: number;
  /** kB on the wire until then. */
  readonly kB: number;
}

export interface WarmFigures {
  readonly cold: Visit;
  readonly warm: Visit;
  /** A warm visit without a network. */
  readonly offline: Visit;
  /** The second visit of a phone whose browser caches files, but allows no worker. */
  readonly noWorker: Visit;
}

type Seen = Pick<Visit, 'fcp' | 'lcp'>;

async function visit(page: Page, cdp: CDPSession, url: string): Promise<Visit> {
  let bytes = 0;
  const count = ({ encodedDataLength }: { readonly encodedDataLength: number }) => {
    bytes += encodedDataLength;
  };
  cdp.on('Network.loadingFinished', count);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  // The browser looks for the largest paint only until the first input.
  await page.waitForFunction(() => (globalThis as unknown as { benchSeen: Seen }).benchSeen.lcp > 0);
  await page.keyboard.press('Shift'); // hydrates the page at once, and follows no link
  await page.locator('#root[data-interactive]').waitFor({ state: 'attached', timeout: 60_000 });
  const interactive = await page.evaluate(() => performance.now());
  cdp.off('Network.loadingFinished', count);
  const { fcp, lcp } = await page.evaluate(() => ({ ...(globalThis as unknown as { benchSeen: Seen }).benchSeen }));
  return { fcp, lcp, interactive, kB: bytes / 1000 };
}

/** Waits until the worker serves this page and has cached its files. */
async function waitUntilCached(page: Page): Promise<void> {
  const isCached = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const files = names.includes('assets') ? await (await caches.open('assets')).keys() : [];
      return navigator.serviceWorker.controller !== null && files.some(({ url }) => url.includes('/startPlayer'));
    });
  const begun = Date.now();
  while (!(await isCached())) {
    if (Date.now() - begun > 60_000) throw new Error('The service worker cached nothing within a minute.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** The first visit of a phone, then the second one, online and offline. */
async function visitAgain(browser: Browser, url: string): Promise<Pick<WarmFigures, 'cold' | 'warm' | 'offline'>> {
  const { context, page, cdp } = await openPhone(browser);
  await page.addInitScript(watchPage);
  await context.addCookies([{ name: 'age', value: '99', url }]); // nothing lies over the page
  const cold = await visit(page, cdp, url);
  await waitUntilCached(page);
  await page.goto('about:blank');
  const warm = await visit(page, cdp, url);
  await page.goto('about:blank');
  await context.setOffline(true);
  const offline = await visit(page, cdp, url);
  await context.close();
  return { cold, warm, offline };
}

/** The second visit without a worker: what the browser's own store gives. */
async function visitWithoutWorker(browser: Browser, url: string): Promise<Visit> {
  const { context, page, cdp } = await openPhone(browser, { serviceWorkers: 'block' });
  await page.addInitScript(watchPage);
  await context.addCookies([{ name: 'age', value: '99', url }]);
  await visit(page, cdp, url);
  await page.goto('about:blank');
  const again = await visit(page, cdp, url);
  await context.close();
  return again;
}

export const measureWarm = async (browser: Browser, url: string): Promise<WarmFigures> => ({
  ...(await visitAgain(browser, url)),
  noWorker: await visitWithoutWorker(browser, url),
});

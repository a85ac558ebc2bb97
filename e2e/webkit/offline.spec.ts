import { type FrontServer, startFrontServer } from '../fixtures/frontServer.ts';
import { isCached } from '../fixtures/isCached.ts';
import { words } from '../fixtures/readings.ts';
import type { WebKitPage } from '../fixtures/WebKitPage.ts';
import { test as base, expect } from '../fixtures/webkitTest.ts';

const t = words.EN;
const offer = { role: 'status', name: t['update.title'] } as const;

const test = base.extend<{ readonly front: FrontServer }>({
  front: async ({ phone: page, sharedPort }, use) => {
    const front = await startFrontServer(sharedPort);
    await use(front);
    await page.driver.get('about:blank'); // a page that outlives its server would complain of it
    await front.stop();
  },
});

async function cacheSite(page: WebKitPage) {
  await page.isInteractive();
  await page.until('a worker that has cached the site', () => page.evaluate(isCached));
}

test('a first visit offers no newer version, and the lobby that was seen is there without a network', async ({
  openSite,
  phone: page,
  front,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await cacheSite(page);
  expect((await page.all(offer)).length).toBe(0);
  front.disconnect();
  await page.driver.navigate().refresh();
  await page.see({ role: 'heading', name: 'Hot games' });
  await page.isInteractive();
  expect((await page.all(offer)).length).toBe(0);
});

test('a newer build is offered, and a press takes it over', async ({ openSite, phone: page, front }) => {
  await openSite({ brand: 'aurora', port: front.port });
  await cacheSite(page);
  front.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => true)); // browsers ask in their own time
  await page.see(offer);
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.click({ role: 'button', name: t['update.now'], in: offer });
  await page.until('a reload', () => page.evaluate(() => !('sameDocument' in window)));
  await page.isInteractive();
  expect((await page.all(offer)).length).toBe(0);
});

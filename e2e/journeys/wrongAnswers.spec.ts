import type { Page } from '@playwright/test';
import { hydrate } from '../fixtures/hydrate.ts';
import { isCached } from '../fixtures/isCached.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import type { WrongAnswer } from '../fixtures/frontServer.ts';

test.use({ serviceWorkers: 'allow' });

const html = { 'content-type': 'text/html' };
const home = /^\/m\/home$/;

/** Title of the lobby that the worker has cached; undefined without one. */
const cachedLobby = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => /<title>([^<]*)/.exec((await (await caches.match('/m/home'))?.text()) ?? '')?.[1]);

/** Waits until the worker serves the page and has cached the lobby, which it leaves out as long as the platform does not answer all of it. */
async function cacheSite(page: Page) {
  await hydrate(page);
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
  await expect(async () => {
    if ((await cachedLobby(page)) === undefined) await page.reload();
    expect(await cachedLobby(page)).toMatch(/^Aurora/);
  }).toPass();
  await hydrate(page);
}

/** Which of the cached files of the build a proxy has answered. */
const foreignFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const files = (await cache.keys()).filter(({ url }) => url.includes('/assets/'));
        return Promise.all(files.map(async ({ url }) => ({ url, text: await (await cache.match(url))?.text() })));
      }),
    );
    return cached.flat().flatMap(({ url, text }) => (text === undefined || text.includes('Upstream is away') ? [url] : []));
  });

/** Reloads the page, from the cache, and waits until its other requests have been answered wrongly. */
async function reloadBeside(page: Page, given: () => number) {
  const before = given();
  await page.reload();
  await expect.poll(given).toBeGreaterThan(before);
}

/** Our server's answer at the home of a brand, as a proxy would repeat it. */
async function homeOf(page: Page, port: number, brand: string): Promise<Required<WrongAnswer>> {
  const headers = { host: `${brand}.localhost:${port}`, cookie: 'age=99' };
  const answer = await page.request.get(`http://localhost:${port}/m/home`, { headers });
  const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = answer.headers();
  return { status: answer.status(), headers: kept, body: await answer.text() };
}

// Other wrong answers for pages and files: src/worker/pages.test.ts and files.test.ts.
test('the page of a proxy instead of files of the build is not cached: the page works as soon as they come', async ({
  openSite,
  page,
  front,
  faults,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await cacheSite(page);
  front.answerWrongly(/^\/assets\/[\w-]+\.js$/, {
    headers: { ...html, 'cache-control': 'no-store' },
    body: '<h1>Upstream is away</h1>',
  });
  await page.goto(siteAddress(front.port, 'aurora', '/m/register'));
  await page.keyboard.press('Shift');
  await expect.poll(() => faults.length).toBeGreaterThan(0); // some of its code did not come
  front.answerRightly();
  // A page that could not be hydrated loads itself again, at the same moment it may be.
  await expect(() => page.goto(siteAddress(front.port, 'aurora', '/m/register'))).toPass();
  await hydrate(page);
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
  expect(await foreignFiles(page)).toEqual([]);
  faults.length = 0;
});

test('the cached lobby outlives a page of another merchant, and gives way when the host is that merchant’s', async ({
  openSite,
  page,
  front,
  faults,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await cacheSite(page);
  // Only pages go wrong: the host is still Aurora's.
  await reloadBeside(page, front.answerWrongly(home, await homeOf(page, front.port, 'mekong')));
  await expect(page).toHaveTitle(/^Aurora/);
  await hydrate(page);
  expect(await cachedLobby(page)).toMatch(/^Aurora/);

  front.answerRightly();
  front.misroute(`mekong.localhost:${front.port}`);
  await page.reload();
  await expect(page).toHaveTitle(/^Mekong/);
  await hydrate(page);
  await expect.poll(() => cachedLobby(page)).toMatch(/^Mekong/);
  faults.length = 0;
});

test.describe('a page that something in the cache keeps from becoming interactive', () => {
  /** Puts a script into the worker's cache that ends with an error. */
  async function spoilCache(page: Page) {
    await page.evaluate(async () => {
      const address = performance.getEntriesByType('resource').find(({ name }) => name.includes('/startPlayer'))?.name ?? '';
      for (const name of await caches.keys())
        if (await (await caches.open(name)).match(address))
          await (
            await caches.open(name)
          ).put(address, new Response('throw 1;', { headers: { 'content-type': 'text/javascript' } }));
    });
  }

  test('empties it and loads itself again', async ({ openSite, page, front, faults }) => {
    await openSite({ brand: 'aurora', port: front.port });
    await cacheSite(page);
    await spoilCache(page);
    const again = page.waitForEvent('load').then(() => page.waitForEvent('load'));
    await page.reload();
    await page.keyboard.press('Shift');
    await again;
    await hydrate(page);
    expect(faults.some((fault) => fault.includes('could not be hydrated'))).toBe(true);
    faults.length = 0;
  });

  test('stays as it is while the server cannot be reached, and does not load for ever', async ({
    openSite,
    page,
    front,
    faults,
  }) => {
    await openSite({ brand: 'aurora', port: front.port });
    await cacheSite(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await spoilCache(page);
    front.disconnect();
    await page.reload();
    await page.keyboard.press('Shift');
    await expect.poll(() => faults.some((fault) => fault.includes('could not be hydrated'))).toBe(true);
    expect(await cachedLobby(page)).toMatch(/^Aurora/);
    expect(loads).toBe(1);
    await page.close(); // it still asks
    faults.length = 0;
  });
});

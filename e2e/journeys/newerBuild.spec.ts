import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import type { FrontServer } from '../fixtures/frontServer.ts';
import { isCached } from '../fixtures/isCached.ts';
import { hydrate, isInteractive } from '../fixtures/hydrate.ts';

test.use({ serviceWorkers: 'allow' });

const isServedByWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const buildOf = (page: Page) => page.evaluate(() => document.lastChild?.nodeValue);

/** Deploys a newer build, and waits until its worker serves the page. Browsers ask for it in their own time. */
async function deploy(page: Page, front: FrontServer) {
  await expect(async () => {
    front.release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const isTaken = () =>
      page.evaluate(async () => {
        const { installing, waiting } = await navigator.serviceWorker.ready;
        return installing === null && waiting === null;
      });
    // Chromium keeps the older worker if a request arrives while it stops: then the next build makes it stop again.
    await expect.poll(isTaken, { timeout: 5000 }).toBe(true);
  }).toPass();
}

test('a newer build waits for the player: a form does not offer it, home does, and a press loads it', async ({
  openSite,
  page,
  front,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await hydrate(page);
  await expect.poll(() => isServedByWorker(page)).toBe(true);
  const offer = page.getByRole('status', { name: 'New version' });
  await expect(offer).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
  await deploy(page, front);
  await expect(offer).toBeHidden();

  await page.goBack();
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  expect(await buildOf(page)).toBe('build 0');

  await deploy(page, front);
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  expect(await buildOf(page)).toBe(`build ${front.build()}`);
  await expect.poll(() => isServedByWorker(page)).toBe(true);
  await hydrate(page);
  await expect(offer).toBeHidden();
});

test('a newer build that cannot be reached leaves the page that is cached', async ({ openSite, page, front, faults }) => {
  await openSite({ brand: 'aurora', port: front.port });
  await hydrate(page);
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
  await deploy(page, front);
  const reload = page.getByRole('status', { name: 'New version' }).getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  front.disconnect();
  const reloaded = page.waitForEvent('load');
  await reload.click();
  await reloaded;
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await page.close(); // it still asks
  faults.length = 0;
});

test.describe('code that a newer deployment has removed', () => {
  test.use({ serviceWorkers: 'block' });

  const isGone = /did not load|status of 404/;

  test(
    'loads the page again, once, and opens what the player had asked for',
    { tag: ['@core', '@engine'] },
    async ({ openSite, page, front, faults }) => {
      await openSite({ brand: 'sahara', port: front.port });
      await hydrate(page);
      await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
      const support = page.getByRole('navigation').getByRole('button', { name: 'Support' });
      let loads = 0;
      page.on('load', () => (loads += 1));
      // The newer build's page would name other files: here the missing file exists again once the page has reloaded.
      front.remove(/\/assets\/ServiceSheet-[\w-]+\.js$/, 1);
      await support.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(loads).toBe(1);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      expect(faults.filter((fault) => !isGone.test(fault))).toEqual([]);
      faults.length = 0;
    },
  );

  test('and a release that no server has any more cost one load', async ({ openSite, page, front, faults }) => {
    front.remove(/\/assets\/site-\w+\.json$/, 1);
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openSite({ brand: 'sahara', port: front.port });
    await expect.poll(() => loads).toBe(2);
    await isInteractive(page);
    expect(faults.filter((fault) => !isGone.test(fault))).toEqual([]);
    faults.length = 0;
  });

  test('does not load the page for ever where the file stays away', async ({ openSite, page, front, faults }) => {
    await openSite({ brand: 'sahara', port: front.port });
    await hydrate(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    front.remove(/\/assets\/ServiceSheet-/);
    await page.getByRole('navigation').getByRole('button', { name: 'Support' }).click();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.getByRole('navigation').getByRole('button', { name: 'Support' }).click();
    await expect.poll(() => faults.filter((fault) => fault.includes('A part of the page failed')).length).toBe(2);
    expect(loads).toBe(1);
    expect(faults.filter((fault) => !isGone.test(fault))).toEqual([]);
    faults.length = 0;
  });

  test('a page whose code is gone is opened by loading it', { tag: '@core' }, async ({ openSite, page, front, faults }) => {
    await openSite({ brand: 'aurora', port: front.port });
    await hydrate(page);
    const loaded = page.waitForEvent('load');
    front.remove(/\/assets\/RoutedPage-[\w-]+\.js$/, 1);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await loaded;
    await expect(page).toHaveURL(/\/m\/login$/);
    await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
    expect(faults.filter((fault) => !isGone.test(fault))).toEqual([]);
    faults.length = 0;
  });
});

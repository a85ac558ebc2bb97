import type { Page } from '@playwright/test';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { hydrate, isInteractive } from '../fixtures/hydrate.ts';

test.use({ serviceWorkers: 'allow' });

const isServedByWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const waits = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test('a newer build waits for the player: home offers it, a form does not, and a press takes it over', async ({
  openSite,
  page,
  front,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await hydrate(page);
  await expect.poll(() => isServedByWorker(page)).toBe(true);
  const offer = page.getByRole('status', { name: 'New version' });
  await expect(offer).toBeHidden();

  front.release();
  await page.goto(siteAddress(front.port, 'aurora', '/m/register'));
  await hydrate(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update()); // browsers ask in their own time
  await expect.poll(() => waits(page)).toBe(true);
  await expect(page.getByRole('form', { name: 'Sign up' })).toBeVisible();
  await expect(offer).toBeHidden();

  await page.goto(siteAddress(front.port, 'aurora'));
  await hydrate(page);
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  expect(await waits(page)).toBe(true);

  await page.reload();
  await hydrate(page);
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect.poll(() => isServedByWorker(page)).toBe(true);
  await expect.poll(() => waits(page)).toBe(false);
  await hydrate(page);
  await expect(offer).toBeHidden();
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

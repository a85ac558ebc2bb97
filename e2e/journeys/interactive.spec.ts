import type { Page } from '@playwright/test';
import { accountOf, haveSession } from '../fixtures/member.ts';
import { hydrate, isInteractive, occupyMainThread } from '../fixtures/hydrate.ts';
import { expect, test } from '../fixtures/site.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const banners = (page: Page) => page.getByRole('region', { name: 'Featured' });

test.describe('without an input', () => {
  test('a page is interactive', { tag: '@core' }, async ({ openSite, page }) => {
    await openSite({ brand: 'sahara' });
    await isInteractive(page);
  });

  test('a page closes when the platform does', async ({ openSite, page }) => {
    await page.route('**/wps/system/status*', (route) => route.fulfill({ json: { success: true, value: { status: 2 } } }));
    await openSite({ brand: 'aurora' });
    await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  });
});

const inputs = {
  'a tap': (page: Page) =>
    page
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: /Featured|Notices/ })
      .first()
      .tap(),
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'a turn of the wheel': async (page: Page) => {
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 100);
  },
  'the focus': (page: Page) => page.getByRole('link').first().focus(),
  'a step in the history': (page: Page) => page.evaluate(() => location.assign('#content')),
};

test('each of these inputs hydrates a page that has no idle time', async ({ openSite, page }) => {
  await occupyMainThread(page);
  for (const [name, input] of Object.entries(inputs))
    await test.step(name, async () => {
      await openSite({ brand: 'aurora' });
      await page.waitForLoadState('load');
      await expect(page.locator('#root')).not.toHaveAttribute('data-interactive');
      await input(page);
      await isInteractive(page);
    });
});

for (const who of ['guest', 'member'] as const)
  test.describe(`a ${who}`, () => {
    if (who === 'member')
      test.beforeEach(async ({ page, addressOf }) => {
        for (const brand of ['aurora', 'mekong'] as const) await haveSession(page, addressOf(brand));
      });

    test('a jackpot counts without an input', async ({ openSite, page }) => {
      await openSite({ brand: 'mekong' });
      const jackpot = page.getByRole('region', { name: 'Jackpot' });
      await jackpot.scrollIntoViewIfNeeded();
      await expect(jackpot).toContainText(/\d,\d{3}/);
    });

    test(
      'a step back in the history after a reload shows the page of the address',
      { tag: who === 'guest' ? ['@core', '@engine'] : [] },
      async ({ openSite, page }) => {
        await openSite({ brand: 'aurora' });
        await hydrate(page);
        await navigation(page).getByRole('link', { name: 'Promotions' }).click();
        const offers = page.getByRole('heading', { level: 1, name: 'Promotions' });
        await expect(offers).toBeVisible();
        await page.reload();
        await expect(offers).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(/\/m\/home$/);
        await expect(banners(page)).toBeVisible();
        await page.goForward();
        await expect(offers).toBeVisible();

        // The same before the reloaded page has idle time.
        await occupyMainThread(page);
        await page.reload();
        await page.goBack();
        await expect(banners(page)).toBeVisible();
        await expect(offers).toHaveCount(0);
        await page.goForward();
        await expect(offers).toBeVisible();
      },
    );

    test('the wheel loads more games', async ({ openSite, page }) => {
      await occupyMainThread(page);
      await openSite({ brand: 'sahara', path: '/m/slot-games' }); // sahara loads by itself
      const games = page.locator('[aria-posinset]');
      await expect(games.first()).toBeVisible();
      const before = await games.last().getAttribute('aria-posinset');
      await page.mouse.move(200, 400);
      await expect(async () => {
        await page.mouse.wheel(0, 1500);
        expect(Number(await games.last().getAttribute('aria-posinset', { timeout: 500 }))).toBeGreaterThan(Number(before));
      }).toPass();
    });

    for (const state of ['dehydrated', 'interactive'] as const)
      test(`the first tap on a link within the page scrolls when the page is ${state}`, async ({ openSite, page }) => {
        await occupyMainThread(page);
        await openSite({ brand: 'aurora' });
        await page.waitForLoadState('load');
        if (state === 'interactive') await hydrate(page);
        const category = page.getByRole('navigation', { name: 'Game categories' }).getByRole('link').nth(2);
        const target = page.locator((await category.getAttribute('href')) ?? '');
        await category.tap();
        await isInteractive(page);
        // Below the header and the row of categories, which stick.
        await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(150);
        await expect(target).toBeInViewport();
        if (who === 'member') await expect(accountOf(page)).toBeVisible();
      });
  });

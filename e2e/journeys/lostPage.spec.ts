import { arabic, english } from '../../tests/support/playerTexts.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { answerOtherwise, failFiles } from '../fixtures/troubledCalls.ts';

const readings = [
  { brand: 'aurora', language: 'EN', texts: english },
  { brand: 'sahara', language: 'AR', texts: arabic },
] as const;

const CODE = /\/assets\/RoutedPage-[\w-]+\.js$/;

for (const { brand, language, texts } of readings) {
  test(
    `${brand} in ${language}: a page whose code does not come says so, with the way back and another try (ROUTE-09)`,
    { tag: '@core' },
    async ({ openSite, page, faults }) => {
      let asked = 0;
      const code = await answerOtherwise(page, CODE, (route) => {
        asked += 1;
        return route.abort();
      });
      await openSite({ brand, language });
      await hydrate(page);
      const open = async () => {
        await page.getByRole('banner').getByRole('button', { name: texts['header.menu'] }).click();
        // Until the menu is hydrated its links are plain ones, and the server renders the page.
        await expect(page.locator('[data-dehydrated] #leftMenu')).toHaveCount(0);
        await page.locator('#leftMenu a[href="/m/activity"]').click();
        await expect(page.getByText(texts['route.failed'])).toBeVisible();
      };
      await open();
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
      await page.getByRole('button', { name: texts['app.retry'] }).click();
      await expect(page.getByText(texts['route.failed'])).toBeVisible();
      expect(asked, 'requests for two tries').toBeLessThanOrEqual(4);
      await page.getByRole('banner').getByRole('link', { name: texts['app.backHome'] }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(page.getByRole('region', { name: texts['home.banners'] })).toBeVisible();

      await open();
      code.recover();
      await page.getByRole('button', { name: texts['app.retry'] }).click();
      await expect(page.getByText(texts['route.failed'])).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: texts['page.promotions'] })).toBeVisible();
      // Only the refusal is logged for developers.
      expect(faults.filter((fault) => !/Failed to load resource|A part of the page failed|did not load/.test(fault))).toEqual([]);
      faults.length = 0;
    },
  );
}

test(
  'a form whose code does not come says so over home, and comes with another try',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page, faults }) => {
    const code = await failFiles(page, CODE);
    await openSite({ brand: 'aurora' });
    await hydrate(page);
    const home = await page.getByRole('main').elementHandle();
    await page.getByRole('banner').getByRole('link', { name: english['header.login'] }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(english['route.failed'])).toBeVisible();
    code.recover();
    await dialog.getByRole('button', { name: english['app.retry'] }).click();
    await expect(page.getByRole('dialog', { name: english['dialog.login'] })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${english['dialog.login']} · `));
    await page.getByRole('dialog').getByRole('button', { name: english['app.close'] }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page).not.toHaveTitle(new RegExp(english['dialog.login']));
    expect(await home?.evaluate((main) => main.isConnected), 'home was there all the time').toBe(true);
    expect(faults.filter((fault) => !/Failed to load resource|A part of the page failed|did not load/.test(fault))).toEqual([]);
    faults.length = 0;
  },
);

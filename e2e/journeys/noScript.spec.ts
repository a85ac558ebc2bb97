import { chooseLanguage, openLeftMenu } from '../fixtures/leftMenu.ts';
import { readings } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ javaScriptEnabled: false });
// Playwright switches scripts off by a command that BiDi does not have. Both versions of Chromium walk these.
test.skip(({ browserName }) => browserName === 'firefox', 'Over WebDriver BiDi scripts cannot be switched off.');

for (const { brand } of readings) {
  test(
    `${brand}: the lobby can be read and walked without a script, with login and register over home`,
    { tag: '@core' },
    async ({ openSite, page }) => {
      await openSite({ brand });
      await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' })).toBeVisible();
      expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(3);

      const menu = await openLeftMenu(page);
      await chooseLanguage(menu, 'English');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');

      await openSite({ brand, path: '/m/activity' });
      await (await openLeftMenu(page)).locator('a[href^="/m/home#cat-"]').first().click();
      await expect(page).toHaveURL(/\/m\/home#cat-/);

      for (const path of ['/m/login', '/m/register']) {
        await openSite({ brand, path });
        await expect(page.getByRole('dialog').getByRole('form').first()).toBeVisible();
        expect(await page.locator('form input').count()).toBeGreaterThan(1);
        await page.getByRole('dialog').getByRole('button').first().click(); // the way out
        await expect(page).toHaveURL(/\/m\/home/);
      }
    },
  );
}

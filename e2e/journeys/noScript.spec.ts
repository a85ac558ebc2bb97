import { chooseLanguage, openLeftMenu } from '../fixtures/leftMenu.ts';
import { brandNames, coreOf, expect, test } from '../fixtures/site.ts';

test.use({ javaScriptEnabled: false });

for (const brand of brandNames) {
  test(`${brand}: the lobby can be read and walked without a script`, coreOf(brand), async ({ openSite, page }) => {
    await openSite({ brand });
    await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' })).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(3);

    const menu = await openLeftMenu(page);
    await chooseLanguage(menu, 'English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test(`${brand}: login and register are pages of their own without a script`, coreOf(brand), async ({ openSite, page }) => {
    for (const path of ['/m/login', '/m/register']) {
      await openSite({ brand, path });
      await expect(page.locator('form').first()).toBeVisible();
      expect(await page.locator('form input').count()).toBeGreaterThan(1);
    }
  });
}

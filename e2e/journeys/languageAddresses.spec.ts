import { hydrate } from '../fixtures/hydrate.ts';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { publishChange } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';

for (const isInteractive of [false, true]) {
  test(`a visitor who comes to the address of a language stays in it and can leave it, ${isInteractive ? 'with' : 'before any'} script`, async ({
    request,
    openSite,
    ownServer: { port },
    page,
  }) => {
    await publishChange(request, port, 'lotus', ({ template, ...rest }) => ({
      ...rest,
      template: { ...template, behaviour: { ...template.behaviour, seo: { languageAddresses: true } } },
    }));
    // The visitor has chosen English before; the search engine's link is Thai.
    await openSite({ brand: 'lotus', port, path: '/th/m/home' });
    if (isInteractive) await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    await page.getByRole('navigation', { name: 'เมนูหลัก' }).getByRole('link', { name: 'เกม' }).click();
    await expect(page).toHaveURL(/\/th\/m\/gameCenter$/);
    await expect(page).toHaveTitle(/^เกมทั้งหมด · /);
    await page.goBack();
    await expect(page).toHaveURL(/\/th\/m\/home$/);

    const menu = await openLeftMenu(page);
    await menu.locator('summary').filter({ hasText: 'ภาษา' }).click();
    await menu.getByRole('link', { name: 'Tiếng Việt' }).click();
    await expect(page).toHaveURL(/\/vi\/m\/home$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');

    // Addresses without a language keep working, in the language that was chosen.
    await page.goto(page.url().replace('/vi/m/home', '/m/help'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page).toHaveURL(/:\d+\/m\/help$/);
  });
}

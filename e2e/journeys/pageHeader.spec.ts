import { accessibilityBreaches } from '../fixtures/axe.ts';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { accountOf, haveSession } from '../fixtures/member.ts';
import { readings, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

for (const { brand, language } of readings) {
  const t = words[language];

  test(`${brand}: a guest goes from a list by its menu to another category, and back`, async ({ openSite, page }) => {
    await openSite({ brand, language, path: '/m/slot-games' });
    await hydrate(page);
    await expect(page.getByRole('banner').getByRole('link', { name: t['header.login'] })).toBeVisible();
    const menu = await openLeftMenu(page);
    await menu.evaluate((drawer) => Promise.all(drawer.getAnimations().map((slide) => slide.finished)));
    expect(await accessibilityBreaches(page)).toEqual([]);
    await menu.getByRole('link', { name: t['category.LIVE'], exact: true }).click();
    await expect(page).toHaveURL(/\/m\/home#cat-LIVE$/);
    await expect(page.getByRole('heading', { name: t['category.LIVE'], exact: true })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/slot-games$/);
    await expect(menu).toBeHidden();
  });

  test(`${brand}: a member sees the balance on a list, and opens a page of the account from there`, async ({
    openSite,
    page,
    addressOf,
  }) => {
    await haveSession(page, addressOf(brand));
    await page.setViewportSize({ width: 320, height: 568 });
    await openSite({ brand, language, path: '/m/gameCenter' });
    await hydrate(page);
    const banner = page.getByRole('banner');
    const balance = banner.getByRole('button', { name: t['header.hideBalance'] });
    await expect(balance).toHaveText(/\d/);
    await steady(page);
    expect(await banner.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await accessibilityBreaches(page)).toEqual([]);
    await balance.click();
    await expect(balance).toHaveText('******');

    await accountOf(page, language).click();
    const menu = page.getByRole('navigation', { name: t['menu.member'] });
    await menu.getByRole('link', { name: t['menu.security'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: t['menu.security'] })).toBeVisible();
    await expect(menu).toBeHidden();
    await expect(accountOf(page, language)).toBeVisible();
  });
}

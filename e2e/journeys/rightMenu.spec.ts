import { accessibilityBreaches } from '../fixtures/axe.ts';
import { accountOf, haveSession } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

for (const language of ['EN', 'AR'] as const) {
  const t = words[language];

  test(
    `sahara, ${language}: the member’s name opens the drawer at the end of the line, and each of its links opens`,
    { tag: language === 'AR' ? ['@core'] : [] },
    async ({ openSite, page, addressOf }) => {
      await haveSession(page, addressOf('sahara'));
      await openSite({ brand: 'sahara', language });
      await hydrate(page);
      // A page that it leads to has links of the same name.
      const menu = page.locator('#rightMenu').and(page.getByRole('navigation', { name: t['menu.member'] }));
      const open = async () => {
        await accountOf(page, language).click();
        await expect(menu).toBeVisible();
        await menu.evaluate((drawer) => Promise.all(drawer.getAnimations().map((slide) => slide.finished)));
      };

      await open();
      const { x, width } = (await menu.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
      expect(language === 'AR' ? x : x + width).toBe(language === 'AR' ? 0 : 390);
      await expect(menu.getByText('Mia')).toBeVisible();
      expect(await accessibilityBreaches(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(accountOf(page, language)).toBeFocused();

      await open();
      const own = menu.locator('a[href^="/m/"]');
      await expect(own.filter({ hasText: t['menu.security'] })).toBeVisible();
      // In the drawer itself: Firefox 153 crashes when all the links are looked for by the drawer's role in the page's own scope.
      const hrefs = await menu.evaluate((drawer) =>
        [...drawer.querySelectorAll('a[href^="/m/"]')].map((link) => link.getAttribute('href') ?? ''),
      );
      expect(hrefs).toEqual(expect.arrayContaining(['/m/myAccount/index', '/m/voucherCenter', '/m/withdraw', '/m/app']));
      // The team's page refuses visitors who are not agents (RMENU-14).
      const opening = hrefs.filter((href) => href !== '/m/agent/team/pnl');
      for (const href of language === 'EN' ? opening : opening.slice(0, 1)) {
        await menu.locator(`a[href="${href}"]`).click();
        await expect(page).toHaveURL(addressOf('sahara', href));
        await expect(menu).toBeHidden();
        await expect(page.getByRole('main')).toBeVisible();
        await page.goBack();
        await open();
      }

      await menu.getByRole('button', { name: t['menu.logout'] }).click();
      await expect(page.getByRole('dialog', { name: t['menu.logout'] })).toBeVisible();
      await expect(menu).toBeHidden();
    },
  );
}

test('sahara: a guest has no such drawer', async ({ openSite, page }) => {
  await openSite({ brand: 'sahara' });
  await hydrate(page);
  await expect(page.getByRole('banner').getByRole('link', { name: words.EN['header.login'] })).toBeVisible();
  await expect(page.locator('#rightMenu')).toHaveCount(0);
});

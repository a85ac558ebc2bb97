import { type Locator, type Page, expect as sure } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { offersDemo } from '../../schemas/release/resolve/offersDemo.ts';
import { shippedSite } from '../../tests/support/releases.ts';
import { accountOf, demoMember, sendLogin } from '../fixtures/member.ts';
import { coreOf, expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** Follows a link as the keyboard does. */
async function follow(link: Locator) {
  await link.focus();
  await link.press('Enter');
}

/** The heading of the page has the focus, and its title was announced. */
async function hasArrived(page: Page, name?: string | RegExp) {
  await sure(page.getByRole('heading', { level: 1, ...(name === undefined ? {} : { name }) })).toBeFocused();
  await sure(page.getByRole('status').filter({ hasText: await page.title() })).toHaveCount(1);
}

/** The link in the bar, or below the blocks, where it says more; of news and help others name deposits. */
const DEPOSIT = /^Deposit\b/;

/** Whether a tap on a game shows its sheet before it starts (`play.tap`). */
const showsGames = (brand: string): boolean => shippedSite(brand).behaviour.play.tap === 'sheet';

/** What screen readers announce in a part of a page: role and name of each link and button, in order. */
const heard = async (part: Locator): Promise<string[]> =>
  (await part.ariaSnapshot()).split('\n').filter((line) => /^\s*- (?:link|button|form|region|dialog|heading)\b/.test(line));

for (const brand of brandCodes) {
  test(
    `${brand}: home, a list, the login, a game and a deposit are found, and each page says what it is, to those who hear it`,
    coreOf(brand),
    async ({ openSite, page }) => {
      await openSite({ brand });
      await hydrate(page);
      const main = page.getByRole('main');
      const said = await heard(page.locator('body'));
      const nameless = said.filter((line) => !line.includes('"') && !/aria-label|\/url/.test(line));
      expect(nameless).toEqual([]);
      // Each game is one link; its heart is a button. Both say that a login comes first, unless the link opens the game's sheet.
      await expect(page.getByRole('link', { name: /^Favourite: / })).toHaveCount(0);
      const heart = page.getByRole('button', { name: /^Favourite: / }).first();
      await expect(heart).toHaveAccessibleDescription('Log in first');
      const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favourite: ', '');
      // Where a tap starts the demo, the game is a button, and no login comes first.
      const tile = main.getByRole('link', { name }).or(main.getByRole('button', { name })).first(); // its heart is after it
      await expect(tile).toBeVisible();
      const isDemo = await tile.evaluate((element) => element.localName === 'button');
      expect(isDemo && !offersDemo({ freeplay: 1 }, shippedSite(brand))).toBe(false);
      await expect(tile).toHaveAccessibleDescription(isDemo || showsGames(brand) ? '' : 'Log in first');

      const all = main.getByRole('link', { name: /^View all: / }).first();
      await follow(all);
      await expect(page).not.toHaveURL(/\/m\/home$/);
      await hasArrived(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/home$/);
      await hasArrived(page);

      await follow(page.getByRole('banner').getByRole('link', { name: 'Log in' }));
      const login = page.getByRole('dialog', { name: 'Log in' });
      await expect(login.getByRole('heading', { name: 'Log in' })).toBeFocused();
      await expect(login.getByRole('form')).toHaveCount(1);
      await sendLogin(page, demoMember);
      await expect(login).toBeHidden();
      await hasArrived(page);

      const game = main.getByRole(showsGames(brand) ? 'link' : 'button', { name }).and(page.locator(':not([aria-pressed])'));
      await expect(game.first()).toBeVisible(); // it opens a window: launch.spec.ts
      if (brand === 'harbour') {
        await follow(accountOf(page)); // home of this brand leads to deposits in its menu only
        await hasArrived(page);
      }
      const deposit = page.getByRole('link', { name: DEPOSIT }).and(page.locator('[href$="/m/voucherCenter"]')); // a notice is called alike
      await follow(deposit.first());
      await hasArrived(page, DEPOSIT);
      await expect(page.getByRole('radio').first()).toHaveAccessibleName(/.+/);
      await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
    },
  );
}

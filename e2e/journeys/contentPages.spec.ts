import { accessibilityBreaches } from '../fixtures/axe.ts';
import { accountOf, logIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { readToTheEnd, steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const screens = [
  { brand: 'aurora', language: 'EN', theme: 'dark' },
  { brand: 'sahara', language: 'AR', theme: 'light' },
] as const;

for (const { brand, language, theme } of screens) {
  test(`${brand} in ${language}: promotions open one at a time, without a script too, and are accessible`, async ({
    openSite,
    page,
  }) => {
    await openSite({ brand, language, theme, path: '/m/activity' });
    const open = page.locator('details[open]');
    await page.locator('summary').first().click();
    await expect(open).toHaveCount(1);
    await hydrate(page);
    await page.locator('summary').nth(1).click();
    await expect(open).toHaveCount(1);
    await readToTheEnd(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });

  test(`${brand} in ${language}: an address opens one promotion, and one topic of the help centre`, async ({
    openSite,
    page,
  }) => {
    await openSite({ brand, language, theme, path: '/m/activity' });
    const id = await page.locator('details').nth(2).getAttribute('id');
    await openSite({ brand, language, theme, path: `/m/activityDetail?id=${id?.replace('promotion-', '')}` });
    await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
    // There was no input on the page.
    await expect(page.locator(`details#${id} summary`)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await openSite({ brand, language, theme, path: '/m/help?i=1' });
    await expect(page.locator('details').nth(1)).toHaveAttribute('open');
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });

  test(`${brand}: a member reads notices, and they stay read`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/login', theme });
    await hydrate(page);
    await logIn(page);
    await openSite({ brand, path: '/m/notice', theme });
    await hydrate(page);
    const unread = page.getByText('Unread', { exact: true });
    await expect(page.locator('details').first()).toBeVisible();
    const all = page.getByRole('button', { name: 'Mark all as read' });
    // Another test with this member may have read them already.
    await expect(async () => {
      if (await all.isVisible()) await all.click();
      await expect(unread).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
    await openSite({ brand, path: '/m/inviteFriends', theme });
    await hydrate(page);
    await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
    expect(await accessibilityBreaches(page)).toEqual([]);
  });

  test(`${brand}: the member's name opens a menu, and signing out closes it`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/login', theme });
    await hydrate(page);
    await logIn(page);
    await accountOf(page).click();
    const menu = page.getByRole('navigation', { name: 'Member menu' });
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog', { name: 'Log out' })).toBeVisible();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await accountOf(page).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(accountOf(page)).toBeFocused();
  });
}

test.describe('a new visitor', () => {
  test.use({ showsPopups: true });

  test('meets what is announced once in a visit', async ({ openSite, page }) => {
    await openSite({ brand: 'aurora' });
    await hydrate(page);
    const popUp = page.getByRole('dialog');
    await expect(popUp).toBeVisible();
    await popUp.getByRole('button', { name: 'Close' }).first().click();
    await expect(popUp).toBeHidden();
    const asked = page.waitForResponse(/types=PU/);
    await page.reload();
    await hydrate(page);
    await asked;
    await expect(popUp).toBeHidden();
  });
});

for (const brand of ['lotus', 'harbour', 'sahara'] as const) {
  test(`${brand}: the banner about friends leads a member to the invitation`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/login' });
    await logIn(page);
    await hydrate(page);
    await page.getByRole('main').getByRole('link', { name: 'Bring a friend along' }).press('Enter');
    await expect(page).toHaveURL(/\/m\/inviteFriends$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Invite friends' })).toBeVisible();
  });
}

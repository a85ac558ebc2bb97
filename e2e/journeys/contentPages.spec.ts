import { accessibilityBreaches } from '../fixtures/axe.ts';
import { accountOf, haveSession } from '../fixtures/member.ts';
import { rightToLeft } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { readToTheEnd, steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

test('promotions open one at a time, without a script too, and addresses open one of them or a topic of help', async ({
  openSite,
  page,
}) => {
  const { brand, language } = rightToLeft;
  await openSite({ brand, language, path: '/m/activity' });
  const topics = page.getByRole('main').locator('details');
  const titles = topics.locator('summary');
  const open = page.locator('main details[open]');
  await titles.first().click();
  await expect(open).toHaveCount(1);
  await hydrate(page);
  await titles.nth(1).click();
  await expect(open).toHaveCount(1);
  await readToTheEnd(page);
  expect(await accessibilityBreaches(page)).toEqual([]);

  const id = await topics.nth(2).getAttribute('id');
  await openSite({ brand, language, path: `/m/activityDetail?id=${id?.replace('promotion-', '')}` });
  await expect(page.locator(`details#${id}`)).toHaveAttribute('open');
  // The page has had no input yet.
  await expect(page.locator(`details#${id} summary`)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await openSite({ brand, language, path: '/m/help?i=1' });
  await expect(topics.nth(1)).toHaveAttribute('open');
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
});

test('a member opens the menu of the name, reads notices, which stay read, and invites friends', async ({
  addressOf,
  openSite,
  page,
}) => {
  const brand = 'aurora';
  await haveSession(page, addressOf(brand));
  await openSite({ brand });
  await hydrate(page);
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

  await openSite({ brand, path: '/m/notice' });
  await hydrate(page);
  const unread = page.getByText('Unread', { exact: true });
  await expect(page.locator('main details').first()).toBeVisible();
  const all = page.getByRole('button', { name: 'Mark all as read' });
  // Another test with this member may have read them already.
  await expect(async () => {
    if (await all.isVisible()) await all.click();
    await expect(unread).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await openSite({ brand, path: '/m/inviteFriends' });
  await hydrate(page);
  await expect(page.getByRole('img', { name: 'QR code of your invitation link' })).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
});

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

test('the banner about friends leads a member to the invitation', async ({ addressOf, openSite, page }) => {
  await haveSession(page, addressOf('aurora'));
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'Invite a friend' }).press('Enter');
  await expect(page).toHaveURL(/\/m\/inviteFriends$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Invite friends' })).toBeVisible();
});

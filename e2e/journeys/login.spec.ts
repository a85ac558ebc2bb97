import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { accountOf, demoMember, sendLogin } from '../fixtures/member.ts';
import { publishChange } from '../fixtures/publish.ts';
import { words } from '../fixtures/readings.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { SESSION_KEY } from '../../src/site/sessionKey.ts';

const t = words.EN;

test(
  'a member logs in from the lobby, stays logged in, and logs out by the menu',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page }) => {
    await openSite({ brand: 'aurora' });
    await hydrate(page); // before, the link leads to a page of its own
    await page.getByRole('banner').getByRole('link', { name: t['header.login'] }).click();
    const dialog = page.getByRole('dialog', { name: t['dialog.login'] });
    await expect(dialog).toBeVisible();
    await sendLogin(page, demoMember);
    const account = accountOf(page);
    await expect(account).toHaveAccessibleName(/: Mia$/);
    await expect(dialog).toBeHidden();

    await page.reload();
    await expect(account).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: t['header.menu'] }).click();
    await page.locator('#leftMenu').getByRole('button', { name: t['menu.logout'] }).click();
    await expect(page.getByRole('dialog')).toContainText(t.in_sure_logout);
    await page.getByRole('dialog').getByRole('button', { name: t['menu.logout'] }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: t['header.login'] })).toBeVisible();
  },
);

test(
  'a wrong password is said plainly, keeps what was typed, and does not log in',
  { tag: '@core' },
  async ({ openSite, page, faults }) => {
    await openSite({ brand: 'aurora', path: '/m/login' });
    await page.getByRole('textbox', { name: 'Username', exact: true }).fill('demomember');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not-the-password');
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();

    await expect(page.getByRole('alert').filter({ hasText: 'Incorrect username or password' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username', exact: true })).toHaveValue('demomember');
    expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBe(null);

    forgiveRefusals(faults);
  },
);

test('a remembered password logs in at the next visit without a touch (LOGOUT-05)', async ({
  openSite,
  ownServer: { port },
  page,
}) => {
  await publishChange(page.request, port, 'aurora', ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, behaviour: { ...template.behaviour, login: { remember: 'password', autoLogin: true } } },
  }));
  await openSite({ brand: 'aurora', path: '/m/login', port });
  await hydrate(page);
  await page.getByRole('checkbox', { name: /^Remember/ }).check();
  await sendLogin(page, demoMember);
  await expect(accountOf(page)).toBeVisible();

  // The session is gone before the next visit begins.
  await page.goto(siteAddress(port, 'aurora', '/robots.txt'));
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }, SESSION_KEY);
  await openSite({ brand: 'aurora', port });
  await expect(accountOf(page)).toBeVisible();
});

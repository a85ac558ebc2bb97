import type { Page } from '@playwright/test';
import { addAuthenticator } from '../fixtures/authenticator.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { accountOf, demoMember, logIn } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';

const t = words.EN;

const loginButton = (page: Page) => page.getByRole('button', { name: t['passkey.login'] });
const headings = (page: Page) => page.getByRole('heading', { name: t['passkey.list'] });
/** Removes the session and everything else that the site has stored. */
const forgetSession = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

test(
  'a member adds a passkey, logs in with it, removes it, and is refused with it afterwards',
  { tag: '@walk' },
  async ({ openSite, ownServer: { port }, page, faults }) => {
    test.slow();
    const address = (path: string) => siteAddress(port, 'neon', path);
    await addAuthenticator(page);
    await openSite({ brand: 'neon', path: '/m/login', port });
    await logIn(page);

    await page.goto(address('/m/securityCenter'));
    await page.getByRole('link', { name: new RegExp(`^${t['security.passkeys']}`) }).click();
    await expect(page.getByText(t['passkey.none'])).toBeVisible();
    await page.getByRole('textbox', { name: t['field.passkeyName'] }).fill('My phone');
    await page.getByRole('textbox', { name: t['security.loginPassword'], exact: true }).fill(demoMember.password);
    await page.getByRole('button', { name: t['passkey.add'] }).click();
    const item = page.getByRole('listitem').filter({ hasText: 'My phone' });
    await expect(item).toContainText(t['passkey.unused']);
    expect(await accessibilityBreaches(page)).toEqual([]);

    await forgetSession(page);
    await page.goto(address('/m/login'));
    await expect(loginButton(page)).toBeVisible();
    expect(await accessibilityBreaches(page)).toEqual([]);
    await loginButton(page).click();
    await expect(accountOf(page)).toBeVisible();

    await page.goto(address('/m/securityCenter?form=passkeys'));
    await expect(item).not.toContainText(t['passkey.unused']);
    await item.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: t['passkey.removeTitle'] });
    expect(await accessibilityBreaches(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: t['security.loginPassword'], exact: true }).fill(demoMember.password);
    await dialog.getByRole('button', { name: t['passkey.remove'], exact: true }).click();
    await expect(page.getByText(t['passkey.none'])).toBeVisible();
    await expect(headings(page)).toBeFocused();

    await forgetSession(page);
    await page.goto(address('/m/login'));
    await loginButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: t['passkey.unknown'] })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBe(null);
    forgiveRefusals(faults);
  },
);

test('a brand whose platform has no passkeys does not mention them', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/login' });
  await expect(page.getByRole('button', { name: t['login.submit'], exact: true })).toBeVisible();
  await expect(loginButton(page)).toHaveCount(0);
});

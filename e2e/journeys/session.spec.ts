import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import type { Page } from '@playwright/test';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { accountOf, demoMember, logIn, sendLogin } from '../fixtures/member.ts';
import { collectFaults, expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** Ends the page's session on the platform, behind the page's back. */
const endSession = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    // Written by our own page, which has just logged in.
    const { token } = JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '') as { token: string };
    return (await fetch('/wps/session/logout', { method: 'DELETE', headers: { authorization: token } })).ok;
  });

test('a session that has ended leads to the login, and the login back to where the player was', async ({
  openSite,
  page,
  faults,
}) => {
  await openSite({ brand: 'sahara', path: '/m/login' });
  await hydrate(page);
  await logIn(page);
  await openSite({ brand: 'sahara', path: '/m/changePsw' });
  await hydrate(page);
  const form = page.getByRole('form', { name: 'Change password' });
  await expect(form).toBeVisible();
  for (const field of await form.getByRole('textbox', { name: /password$/ }).all()) await field.fill('Lantern-2027');
  await form.getByRole('textbox', { name: 'Current password' }).fill(demoMember.password);
  await page.waitForLoadState('networkidle'); // a read that is late would be the first to find the session ended
  expect(await endSession(page)).toBe(true);
  await form.getByRole('button', { name: 'Save new password' }).click();

  await expect(page.getByText('not logged in, please login first')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/login$/);
  await sendLogin(page, demoMember);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(form).toBeVisible();

  forgiveRefusals(faults);
});

test('logging out in one tab logs out the other', async ({ openSite, page, context, addressOf, faults }) => {
  await openSite({ brand: 'aurora', path: '/m/login' });
  await hydrate(page);
  await logIn(page);
  const other = await context.newPage();
  await collectFaults(other, faults);
  await other.goto(addressOf('aurora', '/m/set'));
  await hydrate(other);
  await expect(other.getByRole('button', { name: 'Log out' })).toBeVisible();

  const menu = await openLeftMenu(page);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(accountOf(page)).toBeHidden();
  await expect(other).toHaveURL(/\/m\/home$/);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

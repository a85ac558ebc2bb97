import type { Locator } from '@playwright/test';
import { accountOf, demoMember, logIn, sendLogin } from '../fixtures/member.ts';
import { publishChange } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { wake } from '../fixtures/wake.ts';

const PASSWORD = 'Lantern-2027';
/** The browser logs the platform's refusal of a wrong password as an error. */
const REFUSED = 'Failed to load resource';

/** Aurora's sessions hold the password they began with; Sahara asks for the old one. */
const asksOld = { aurora: false, sahara: true } as const;

async function fill(form: Locator, brand: keyof typeof asksOld, password: string): Promise<void> {
  await expect(form.getByRole('textbox', { name: 'Old password' })).toHaveCount(asksOld[brand] ? 1 : 0);
  if (asksOld[brand]) await form.getByRole('textbox', { name: 'Old password' }).fill(demoMember.password);
  await form.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await form.getByRole('textbox', { name: 'Confirm the new password' }).fill(password);
  await form.getByRole('button', { name: 'Save new password' }).click();
}

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: a member changes the password in the settings; the old one no longer logs in`, async ({
    ownServer: { port },
    openSite,
    page,
    context,
    faults,
  }) => {
    await openSite({ brand, path: '/m/login', port });
    await wake(page);
    await logIn(page);
    await openSite({ brand, path: '/m/set', port });
    await wake(page);
    await page.getByRole('link', { name: 'Change password' }).click();
    const form = page.getByRole('form', { name: 'Change password' });
    await fill(form, brand, demoMember.password);
    const prompt = page.getByRole('dialog').filter({ hasText: 'The new password is the same as the old one' });
    await prompt.getByRole('button', { name: 'OK' }).click();
    await expect(prompt).toBeHidden();
    await expect(form.getByRole('textbox', { name: 'New password', exact: true })).toBeFocused();

    await fill(form, brand, PASSWORD);
    await expect(page.getByText('Your new password is saved')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page)).toBeVisible();

    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await context.clearCookies({ name: /session/i });
    await openSite({ brand, path: '/m/login', port });
    await wake(page);
    await sendLogin(page, demoMember);
    await expect(page.getByRole('alert').filter({ hasText: 'Username or password is wrong' })).toBeVisible();
    expect(faults.filter((fault) => !fault.includes(REFUSED))).toEqual([]);
    faults.length = 0;
    await sendLogin(page, { ...demoMember, password: PASSWORD });
    await expect(accountOf(page)).toBeVisible();
  });
}

test('guests who open the form are led home, or to the login where it is configured so', async ({
  ownServer: { port },
  openSite,
  page,
  request,
}) => {
  await openSite({ brand: 'sahara', path: '/m/changePsw', port });
  await wake(page);
  await expect(page).toHaveURL(/\/m\/home$/);

  await publishChange(request, port, 'sahara', ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, behaviour: { ...template.behaviour, password: { guestTarget: 'login' } } },
  }));
  await openSite({ brand: 'sahara', path: '/m/changePsw', port });
  await wake(page);
  await sendLogin(page, demoMember);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByRole('form', { name: 'Change password' })).toBeVisible();
});

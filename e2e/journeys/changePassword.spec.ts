import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import type { Locator } from '@playwright/test';
import { accountOf, demoMember, logIn, sendLogin } from '../fixtures/member.ts';
import { publishChange } from '../fixtures/publish.ts';
import { readings, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const PASSWORD = 'Lantern-2027';
/** Aurora's sessions hold the password they began with; Sahara asks for the old one. */
const asksOld = { aurora: false, sahara: true } as const;

async function fill(form: Locator, { brand, language }: (typeof readings)[number], password: string): Promise<void> {
  const t = words[language];
  await expect(form.getByRole('textbox', { name: t['field.oldPassword'] })).toHaveCount(asksOld[brand] ? 1 : 0);
  if (asksOld[brand]) await form.getByRole('textbox', { name: t['field.oldPassword'] }).fill(demoMember.password);
  await form.getByRole('textbox', { name: t['field.newPassword'], exact: true }).fill(password);
  await form.getByRole('textbox', { name: t['field.confirmNewPassword'] }).fill(password);
  await form.getByRole('button', { name: t['password.save'] }).click();
}

for (const reading of readings) {
  const { brand, language } = reading;
  const t = words[language];

  test(`${brand} in ${language}: a member changes the password in the settings; the old one no longer logs in`, async ({
    ownServer: { port },
    openSite,
    page,
    context,
    faults,
  }) => {
    await openSite({ brand, path: '/m/login', port, language });
    await hydrate(page);
    await logIn(page, language);
    await openSite({ brand, path: '/m/set', port, language });
    await hydrate(page);
    await page.getByRole('link', { name: t['settings.password'] }).click();
    const form = page.getByRole('form', { name: t['dialog.changePassword'] });
    await fill(form, reading, demoMember.password);
    const prompt = page.getByRole('dialog').filter({ hasText: t['modify.new.old.same'] });
    await prompt.getByRole('button', { name: t['app.submit'] }).click();
    await expect(prompt).toBeHidden();
    await expect(form.getByRole('textbox', { name: t['field.newPassword'], exact: true })).toBeFocused();

    await fill(form, reading, PASSWORD);
    await expect(page.getByText(t['password.saved'])).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page, language)).toBeVisible();

    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await context.clearCookies({ name: /session/i });
    await openSite({ brand, path: '/m/login', port, language });
    await hydrate(page);
    await sendLogin(page, demoMember, language);
    await expect(page.getByRole('alert').filter({ hasText: t['error.login.wrong'] })).toBeVisible();
    forgiveRefusals(faults);
    await sendLogin(page, { ...demoMember, password: PASSWORD }, language);
    await expect(accountOf(page, language)).toBeVisible();
  });
}

test('guests who open the form are led home, or to the login where it is configured so', async ({
  ownServer: { port },
  openSite,
  page,
  request,
}) => {
  await openSite({ brand: 'sahara', path: '/m/changePsw', port });
  await hydrate(page);
  await expect(page).toHaveURL(/\/m\/home$/);

  await publishChange(request, port, 'sahara', ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, behaviour: { ...template.behaviour, password: { guestTarget: 'login' } } },
  }));
  await openSite({ brand: 'sahara', path: '/m/changePsw', port });
  await hydrate(page);
  await sendLogin(page, demoMember);
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByRole('form', { name: 'Change password' })).toBeVisible();
});

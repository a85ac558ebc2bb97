import { newestMessage } from '../fixtures/inbox.ts';
import { accountOf, demoMember, fillMobile, sendLogin } from '../fixtures/member.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { switchOn } from '../fixtures/publish.ts';
import { readings, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const { username, email, mobile } = demoMember;
const PASSWORD = 'Lantern-2027';

for (const { brand, language } of readings) {
  const t = words[language];

  test(
    `${brand} in ${language}: a forgotten password is set anew by the link of a mail, once`,
    { tag: '@core' },
    async ({ ownServer: { port }, openSite, page, request, faults }) => {
      await openSite({ brand, path: '/m/login', port, language });
      await hydrate(page);
      await page.getByRole('link', { name: t['login.forgot'] }).click();
      const form = page.getByRole('form', { name: t['dialog.forget'] });
      await form.getByRole('textbox', { name: t['field.username'] }).fill(username);
      await form.getByRole('textbox', { name: t['field.email'] }).fill(email);
      await form.getByRole('button', { name: t['forget.retrieve'] }).click();
      await expect(page.getByText(t['forget.sent'])).toBeVisible();

      const link = await newestMessage(request, port, brand, { kind: 'mail', reference: email });
      const setAnew = async () => {
        await page.goto(link);
        await hydrate(page);
        await form.getByRole('textbox', { name: t['field.newPassword'], exact: true }).fill(PASSWORD);
        await form.getByRole('textbox', { name: t['field.confirmNewPassword'] }).fill(PASSWORD);
        await form.getByRole('button', { name: t['forget.set'] }).click();
      };
      await setAnew();
      await expect(page).toHaveURL(/\/m\/login$/);
      await setAnew();
      await expect(page.getByText(t['error.link']).first()).toBeVisible();
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
      expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
      faults.length = 0;

      await openSite({ brand, path: '/m/login', port, language });
      await hydrate(page);
      await sendLogin(page, { username, password: PASSWORD }, language);
      await expect(accountOf(page, language)).toBeVisible();
    },
  );
}

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: where phones are switched on, a code sets a new password and logs in with it`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
  }) => {
    await switchOn(request, port, brand, ['PSWPHONE3', 'MOBILENUMREG3', 'REGMOBVERF3']);
    await openSite({ brand, path: '/m/forget', port });
    await hydrate(page);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    const form = page.getByRole('form', { name: 'Recover password' });
    await fillMobile(page, form);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(form.getByRole('button', { name: /^Another code can be sent in \d+ seconds$/ })).toBeDisabled();
    const reference = `+${mobile.dialingCode}${mobile.number}`;
    await form
      .getByRole('textbox', { name: 'SMS code' })
      .fill(await newestMessage(request, port, brand, { kind: 'sms', reference }));
    await form.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Set new password' }).click();
    await expect(accountOf(page)).toBeVisible();
  });
}

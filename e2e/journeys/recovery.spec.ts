import { newestMessage } from '../fixtures/inbox.ts';
import { accountOf, demoMember, fillMobile, sendLogin } from '../fixtures/member.ts';
import { switchOn } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { wake } from '../fixtures/wake.ts';

const { username, email, mobile } = demoMember;
const PASSWORD = 'Lantern-2027';

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: a forgotten password is set anew by the link of a mail`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
  }) => {
    await openSite({ brand, path: '/m/login', port });
    await wake(page);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const form = page.getByRole('form', { name: 'Recover password' });
    await form.getByRole('textbox', { name: 'Username' }).fill(username);
    await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await form.getByRole('button', { name: 'Retrieve password' }).click();
    await expect(page.getByText('Sent. Please check your e-mail.')).toBeVisible();

    await page.goto(await newestMessage(request, port, brand, { kind: 'mail', reference: email }));
    await wake(page);
    await form.getByRole('textbox', { name: 'New password', exact: true }).fill(PASSWORD);
    await form.getByRole('textbox', { name: 'Confirm the new password' }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Set new password' }).click();
    await sendLogin(page, { username, password: PASSWORD });
    await expect(accountOf(page)).toBeVisible();
  });

  test(`${brand}: where phones are switched on, a code sets a new password and logs in with it`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
  }) => {
    await switchOn(request, port, brand, ['PSWPHONE3']);
    await openSite({ brand, path: '/m/forget', port });
    await wake(page);
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

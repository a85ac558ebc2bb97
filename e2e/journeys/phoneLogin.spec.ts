import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { newestMessage } from '../fixtures/inbox.ts';
import { accountOf, demoMember, fillMobile } from '../fixtures/member.ts';
import { switchOn } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: where it is switched on, a member logs in by a code on the phone`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
    faults,
  }) => {
    await switchOn(request, port, brand, ['MOBILECODELOGIN3']);
    await openSite({ brand, path: '/m/login', port });
    await hydrate(page);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    const form = page.getByRole('form', { name: 'Log in' });
    await fillMobile(page, form);
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('SMS code sent, please check')).toBeVisible();
    await expect(form.getByRole('button', { name: /^Another code can be sent in \d+ seconds$/ })).toBeDisabled();

    const { dialingCode, number } = demoMember.mobile;
    const sent = await newestMessage(request, port, brand, { kind: 'sms', reference: `+${dialingCode}${number}` });
    const code = form.getByRole('textbox', { name: 'SMS code' });
    await code.fill(String((Number(sent) + 1) % 10 ** sent.length).padStart(sent.length, '0'));
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(form.getByText('Verification code error')).toBeVisible();
    await expect(code).toBeFocused();
    forgiveRefusals(faults);

    await code.fill(sent);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(accountOf(page)).toBeVisible();
  });
}

import { newestMessage } from '../fixtures/inbox.ts';
import { accountOf, demoMember, fillMobile } from '../fixtures/member.ts';
import { publishChange, switchOn } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { wake } from '../fixtures/wake.ts';

/** The browser logs the platform's refusal of a wrong code as an error. */
const REFUSED = 'Failed to load resource';

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
    await wake(page);
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
    expect(faults.filter((fault) => !fault.includes(REFUSED))).toEqual([]);
    faults.length = 0;

    await code.fill(sent);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(accountOf(page)).toBeVisible();
  });
}

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: a code whose time is over is refused, and another one lets the member in`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
    faults,
  }) => {
    await publishChange(request, port, brand, ({ template, ...rest }) => ({
      ...rest,
      template: {
        ...template,
        behaviour: {
          ...template.behaviour,
          verification: { ...template.behaviour?.['verification'], codeSeconds: 30, resendSeconds: 10 },
        },
      },
      switches: { ...rest.switches, MOBILECODELOGIN3: '1' },
    }));
    await openSite({ brand, path: '/m/login', port });
    await wake(page);
    await page.getByRole('tab', { name: 'Mobile number' }).click();
    const form = page.getByRole('form', { name: 'Log in' });
    await fillMobile(page, form);
    const ask = form.getByRole('button', { name: 'Send code' });
    await ask.click();
    const { dialingCode, number } = demoMember.mobile;
    const reference = `+${dialingCode}${number}`;
    const first = await newestMessage(request, port, brand, { kind: 'sms', reference });
    const query = new URLSearchParams({ countryDialingCode: dialingCode, mobileNum: number, verificationCode: first });
    await expect
      .poll(
        async () => {
          const answer = await request.get(`http://localhost:${port}/wps/verification?${query}`, {
            headers: { merchant: brand },
          });
          return ((await answer.json()) as { value: { valid: boolean } }).value.valid; // our own server's answer
        },
        { timeout: 60_000 },
      )
      .toBe(false);
    const code = form.getByRole('textbox', { name: 'SMS code' });
    await code.fill(first);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(form.getByText('Verification code error')).toBeVisible();
    expect(faults.filter((fault) => !fault.includes(REFUSED))).toEqual([]);
    faults.length = 0;

    await ask.click();
    await expect.poll(() => newestMessage(request, port, brand, { kind: 'sms', reference })).not.toBe(first);
    await code.fill(await newestMessage(request, port, brand, { kind: 'sms', reference }));
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(accountOf(page)).toBeVisible();
  });
}

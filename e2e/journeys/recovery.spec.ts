import { newestMessage } from '../fixtures/inbox.ts';
import { accountOf, fillMobile, sendLogin } from '../fixtures/member.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { rightToLeft, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** A demo player of every brand that no other journey logs in: its password changes. */
const player = { username: 'demospecial', email: 'sol@players.example', number: '7700900004' } as const;
/** A password that the player has not had, on the second try of a journey neither. */
const freshPassword = (word: string) => `${word}-${Date.now().toString(36)}`;
const { brand, language } = rightToLeft;
const t = words[language];

test(
  'a forgotten password is set again by the link of a mail, once, and changed in the settings; the old one no longer logs in',
  { tag: '@core' },
  async ({ openSite, addressOf, page, context, request, faults }) => {
    const recovered = freshPassword('Lantern');
    const changed = freshPassword('Lampion');
    const port = Number(new URL(addressOf(brand)).port);
    const toLogin = async () => {
      await openSite({ brand, path: '/m/login', language });
      await hydrate(page);
    };

    await toLogin();
    await page.getByRole('link', { name: t['login.forgot'] }).click();
    const form = page.getByRole('form', { name: t['dialog.forget'] });
    await form.getByRole('textbox', { name: t['field.username'] }).fill(player.username);
    await form.getByRole('textbox', { name: t['field.email'] }).fill(player.email);
    await form.getByRole('button', { name: t['forget.retrieve'] }).click();
    await expect(page.getByText(t['forget.sent'])).toBeVisible();

    const link = await newestMessage(request, port, brand, { kind: 'mail', reference: player.email });
    const setAnew = async () => {
      await page.goto(link);
      await hydrate(page);
      await form.getByRole('textbox', { name: t['field.newPassword'], exact: true }).fill(recovered);
      await form.getByRole('textbox', { name: t['field.confirmNewPassword'] }).fill(recovered);
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

    await toLogin();
    await sendLogin(page, { ...player, password: recovered }, language);
    await expect(accountOf(page, language)).toBeVisible();

    await openSite({ brand, path: '/m/set', language });
    await hydrate(page);
    await page.getByRole('link', { name: t['settings.password'] }).click();
    const change = page.getByRole('form', { name: t['dialog.changePassword'] });
    const changeTo = async (password: string) => {
      await change.getByRole('textbox', { name: t['field.oldPassword'] }).fill(recovered);
      await change.getByRole('textbox', { name: t['field.newPassword'], exact: true }).fill(password);
      await change.getByRole('textbox', { name: t['field.confirmNewPassword'] }).fill(password);
      await change.getByRole('button', { name: t['password.save'] }).click();
    };
    await changeTo(recovered);
    const prompt = page.getByRole('dialog').filter({ hasText: t['modify.new.old.same'] });
    await prompt.getByRole('button', { name: t['app.submit'] }).click();
    await expect(prompt).toBeHidden();
    await expect(change.getByRole('textbox', { name: t['field.newPassword'], exact: true })).toBeFocused();
    await changeTo(changed);
    await expect(page.getByText(t['password.saved'])).toBeVisible();
    await expect(change).toBeHidden();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page, language)).toBeVisible();

    await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
    await context.clearCookies({ name: /session/i });
    await toLogin();
    await sendLogin(page, { ...player, password: recovered }, language);
    await expect(page.getByRole('alert').filter({ hasText: t['error.login.wrong'] })).toBeVisible();
    forgiveRefusals(faults);
    await sendLogin(page, { ...player, password: changed }, language);
    await expect(accountOf(page, language)).toBeVisible();
  },
);

test('where phones are switched on, a code sets a new password and logs in with it', async ({
  openSite,
  addressOf,
  page,
  request,
}) => {
  await openSite({ brand: 'lotus', path: '/m/forget' });
  await hydrate(page);
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  const form = page.getByRole('form', { name: 'Recover password' });
  await fillMobile(page, form, player.number);
  await form.getByRole('button', { name: 'Send code' }).click();
  await expect(form.getByRole('button', { name: /^You can request a new code in \d+ seconds$/ })).toBeDisabled();
  const port = Number(new URL(addressOf('lotus')).port);
  await form
    .getByRole('textbox', { name: 'SMS code' })
    .fill(await newestMessage(request, port, 'lotus', { kind: 'sms', reference: `+44${player.number}` }));
  await form.getByRole('textbox', { name: 'New password', exact: true }).fill(freshPassword('Lantern'));
  await form.getByRole('button', { name: 'Set new password' }).click();
  await expect(accountOf(page)).toBeVisible();
});

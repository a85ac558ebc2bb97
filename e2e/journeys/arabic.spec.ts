import type { Page } from '@playwright/test';
import { texts } from '../../src/i18n/locales/AR/texts.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { newestCaptcha, newestMessage } from '../fixtures/inbox.ts';
import { demoMember } from '../fixtures/member.ts';
import { switchOn } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { wake } from '../fixtures/wake.ts';

/** The flows of an account as a player reads them who reads from right to left. */
const visit = { brand: 'sahara', language: 'AR' } as const;

const FIRST_PASSWORD = 'Lantern-2026';
const NEW_PASSWORD = 'Lantern-2027';

const fill = (page: Page, label: string, value: string) => page.getByRole('textbox', { name: label, exact: true }).fill(value);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: new RegExp(`^${texts['header.member']}`) });

/** What a form says when it or the platform refuses is there for everybody. */
async function refuses(page: Page, text: string) {
  await expect(page.getByText(text).first()).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
}

/** The browser logs a refusal of the platform's as an error. */
const forgive = (faults: string[]) => {
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  faults.length = 0;
};

async function sendLogin(page: Page, username: string, password: string) {
  await fill(page, texts['field.username'], username);
  await fill(page, texts['field.password'], password);
  await press(page, texts['login.submit']);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a guest becomes a member, changes the password, logs out and logs in with the new one', async ({
  ownServer: { port },
  openSite,
  page,
  request,
  faults,
}) => {
  const username = `layla${Date.now().toString(36)}`.slice(0, 16);
  await openSite({ ...visit, path: '/m/register', port });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await wake(page);
  await press(page, texts['register.submit']);
  await refuses(page, texts['rule.required']);
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');

  await fill(page, texts['field.username'], username);
  await fill(page, texts['field.password'], FIRST_PASSWORD);
  await fill(page, texts['field.confirmPassword'], FIRST_PASSWORD);
  await fill(page, texts['field.payeeName'], 'ليلى حداد');
  const birthday = page.getByRole('group', { name: texts['field.birthday'] });
  await birthday.getByLabel(texts['field.day']).selectOption('7');
  await birthday.getByLabel(texts['field.month']).selectOption({ index: 5 });
  await birthday.getByLabel(texts['field.year']).selectOption('1990');
  await page.getByRole('checkbox').check();
  await fill(page, texts['field.captcha'], '0000');
  await press(page, texts['register.submit']);
  await refuses(page, texts['rule.captchaWrong']);
  await fill(page, texts['field.captcha'], await newestCaptcha(request, port, visit.brand));
  await press(page, texts['register.submit']);
  await expect(page.getByText(texts['register.done'])).toBeVisible();

  await expect(page).toHaveURL(/\/m\/login$/);
  await page.reload(); // what the form was told when it opened is not what the server draws
  await wake(page);
  await sendLogin(page, username, FIRST_PASSWORD);
  await expect(account(page)).toBeVisible();

  await openSite({ ...visit, path: '/m/changePsw', port });
  await wake(page);
  await fill(page, texts['field.oldPassword'], FIRST_PASSWORD);
  await fill(page, texts['field.newPassword'], NEW_PASSWORD);
  await fill(page, texts['field.confirmNewPassword'], NEW_PASSWORD);
  await press(page, texts['password.save']);
  await expect(page.getByText(texts['password.saved'])).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);

  await page.getByRole('banner').getByRole('button', { name: texts['header.menu'] }).click();
  await page.locator(':popover-open').getByRole('button', { name: texts['menu.logout'] }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(texts.in_sure_logout);
  await question.getByRole('button', { name: texts['menu.logout'] }).click();
  await page.getByRole('banner').getByRole('link', { name: texts['header.login'] }).click();
  await sendLogin(page, username, NEW_PASSWORD);
  await expect(account(page)).toBeVisible();
  forgive(faults);
});

test('a forgotten password is set anew by the link of a mail, once', async ({
  ownServer: { port },
  openSite,
  page,
  request,
  faults,
}) => {
  const { username, email } = demoMember;
  await openSite({ ...visit, path: '/m/forget', port });
  await wake(page);
  await fill(page, texts['field.username'], username);
  await fill(page, texts['field.email'], email);
  await press(page, texts['forget.retrieve']);
  await expect(page.getByText(texts['forget.sent'])).toBeVisible();

  const link = await newestMessage(request, port, visit.brand, { kind: 'mail', reference: email });
  const setAnew = async () => {
    await page.goto(link);
    await wake(page);
    await fill(page, texts['field.newPassword'], NEW_PASSWORD);
    await fill(page, texts['field.confirmNewPassword'], NEW_PASSWORD);
    await press(page, texts['forget.set']);
  };
  await setAnew();
  await expect(page).toHaveURL(/\/m\/login$/);
  await setAnew();
  await refuses(page, texts['error.link']);
  await openSite({ ...visit, path: '/m/login', port });
  await wake(page);
  await sendLogin(page, username, NEW_PASSWORD);
  await expect(account(page)).toBeVisible();
  forgive(faults);
});

test('a trial begins, and one that cannot begin says so accessibly', async ({
  ownServer: { port },
  openSite,
  page,
  request,
  faults,
}) => {
  await switchOn(request, port, visit.brand, ['TRIAL3']);
  await page.route('**/wps/member/trialuser*', (route) => route.fulfill({ status: 503, body: 'gone' }));
  await openSite({ ...visit, path: '/m/trail', port });
  await wake(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  forgive(faults);
  await page.unroute('**/wps/member/trialuser*');
  await openSite({ ...visit, path: '/m/trail', port });
  await wake(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(account(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { demoMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** Sahara's minutes until a session ends by itself, and between two reminders. */
const [idle, check] = [30, 60];
const words = {
  login: 'تسجيل الدخول',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  clock: /^الجلسة: /,
  warning: 'هل ما زلت هنا؟',
  stay: 'البقاء في الحساب',
  over: /تم تسجيل خروجك بعد/,
  reminder: 'ما رأيك في استراحة قصيرة؟',
  goOn: 'متابعة اللعب',
} as const;

/** Skips minutes, except for the last half minute. */
const pass = (page: Page, minutes: number) => page.clock.fastForward(minutes * 60_000 - 30_000);

test('the header shows the time of the session, an idle one ends after a warning, and play is interrupted', async ({
  openSite,
  page,
  faults,
}) => {
  await page.clock.install({ time: new Date().setUTCHours(12, 0, 0, 0) }); // announcements that were put off come back with the next day
  // The platform's clock does not jump along, so this browser counts alone.
  await page.route('**/wps/session/times*', (route) =>
    route.fulfill({ json: { success: false, errorCode: 'platform.internal' } }),
  );
  await openSite({ brand: 'sahara', path: '/m/login', language: 'AR' });
  await hydrate(page);
  const form = page.getByRole('form', { name: words.login });
  await form.getByRole('textbox', { name: words.username, exact: true }).fill(demoMember.username);
  await form.getByRole('textbox', { name: words.password, exact: true }).fill(demoMember.password);
  await form.getByRole('button', { name: words.login, exact: true }).click();
  const clock = page.getByRole('banner').getByRole('timer', { name: words.clock });
  await expect(clock).toBeVisible();

  const warning = page.getByRole('dialog', { name: words.warning });
  let minutes = 0;
  while (minutes + idle < check) {
    await pass(page, idle);
    minutes += idle - 0.5;
    await expect(warning).toBeVisible();
    if (minutes < idle) {
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
    }
    await warning.getByRole('button', { name: words.stay }).click();
    await expect(warning).toBeHidden();
  }
  await pass(page, check - minutes + 1);
  await page.keyboard.press('Shift'); // an input: the player is active
  const reminder = page.getByRole('dialog', { name: words.reminder });
  await expect(reminder).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await reminder.getByRole('button', { name: words.goOn }).click();
  await expect(reminder).toBeHidden();
  await expect(clock).toBeVisible();

  await page.clock.fastForward((idle + 1) * 60_000);
  await expect(page.getByText(words.over)).toBeVisible();
  await expect(clock).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();
  await page.close();
  forgiveRefusals(faults); // of calls that were on their way when the session ended
});

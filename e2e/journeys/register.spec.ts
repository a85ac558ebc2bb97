import type { Page } from '@playwright/test';
import type { TextKey } from '../../src/i18n/texts.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { captchaAnswer, newestMessage, watchCaptcha } from '../fixtures/inbox.ts';
import { accountOf, freshNumber, sendLogin } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { coreOf, expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const PASSWORD = 'Lantern-2026';

/** One step of filling in a form, with the texts of its language. */
type Step = (page: Page, t: (typeof words)[keyof typeof words]) => Promise<void>;

const fill =
  (field: TextKey, value: string): Step =>
  (page, t) =>
    page.getByRole('textbox', { name: t[field], exact: true }).fill(value);

const chooseBirthday: Step = async (page, t) => {
  const date = page.getByRole('group', { name: t['field.birthday'] });
  await date.getByLabel(t['field.day']).selectOption('7');
  await date.getByLabel(t['field.month']).selectOption({ index: 5 });
  await date.getByLabel(t['field.year']).selectOption('1990');
};

interface Form {
  readonly language: keyof typeof words;
  readonly extra: readonly Step[];
  /** A picture of digits is to be read; else the phone passes the check by itself. */
  readonly picture: boolean;
  /** It asks in two steps. */
  readonly inSteps: boolean;
  /** Whether the registration logs the player in; otherwise the login form follows. */
  readonly logsIn: boolean;
}

/** Fields of some brands' forms beyond name and password; neon has neither. */
const forms: Readonly<Record<string, Form>> = {
  aurora: { language: 'EN', extra: [fill('field.email', 'player@mail.example')], picture: true, inSteps: false, logsIn: false },
  sahara: {
    language: 'AR',
    extra: [fill('field.payeeName', 'ليلى حداد'), chooseBirthday],
    picture: true,
    inSteps: true,
    logsIn: true,
  },
  mekong: {
    language: 'EN',
    extra: [fill('field.mobileNum', freshNumber()), fill('field.paymentPassword', '240817')],
    picture: false,
    inSteps: true,
    logsIn: true,
  },
};

for (const [brand, { language, extra, picture, inSteps, logsIn }] of Object.entries(forms)) {
  const t = words[language];

  test(
    `${brand} in ${language}: an empty form says what is missing, and a guest who fills it in becomes a member`,
    coreOf(brand),
    async ({ openSite, page, request, addressOf, faults }, { workerIndex }) => {
      const captchaId = watchCaptcha(page);
      await openSite({ brand, path: '/m/register', language });
      await hydrate(page);
      const send = page.getByRole('button', { name: t['register.submit'], exact: true });
      const next = page.getByRole('button', { name: t['register.next'], exact: true });
      await (inSteps ? next : send).click();
      await expect(page.getByText(t['rule.required']).first()).toBeVisible();
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('aria-invalid', 'true');
      await expect(focused).toBeInViewport();

      const username = `guest${Date.now().toString(36)}${workerIndex}`.slice(0, 16);
      await fill('field.username', username)(page, t);
      await fill('field.password', PASSWORD)(page, t);
      await fill('field.confirmPassword', PASSWORD)(page, t);
      if (inSteps) {
        expect(await accessibilityBreaches(page)).toEqual([]);
        await page.keyboard.press('Enter');
        await expect(next).toBeHidden();
      }
      for (const step of extra) await step(page, t);
      await page.getByRole('checkbox').check();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: t['documents.terms'] }).first().click();
      const reading = await opened;
      await expect(reading.locator('details[open] summary')).toHaveText(t['documents.terms']);
      await reading.close();
      if (!picture) await expect(page.getByText(t['captcha.checked'])).toBeVisible();
      else {
        await expect.poll(captchaId).not.toBe('');
        const refused = captchaId();
        await fill('field.captcha', '0000')(page, t);
        await send.click();
        await expect(page.getByText(t['rule.captchaWrong']).first()).toBeVisible();
        await steady(page);
        expect(await accessibilityBreaches(page)).toEqual([]);
        expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
        faults.length = 0;
        await expect.poll(captchaId).not.toBe(refused); // each serves once
        await fill('field.captcha', await captchaAnswer(request, new URL(addressOf(brand)).port, brand, captchaId()))(page, t);
      }
      await send.click();
      if (logsIn) {
        await expect(accountOf(page, language)).toBeVisible();
        await expect(page).toHaveURL(/\/m\/home$/);
        return;
      }
      await expect(page.getByText(t['register.done'])).toBeVisible();

      await expect(page).toHaveURL(/\/m\/login$/);
      await page.reload(); // the server's HTML does not depend on the data from when the form was opened
      await hydrate(page);
      await sendLogin(page, { username, password: PASSWORD }, language);
      await expect(accountOf(page, language)).toBeVisible();
    },
  );
}

test(
  'neon: a guest becomes a member by a code on the phone, without a name or a password',
  { tag: '@core' },
  async ({ openSite, page, request, addressOf }) => {
    const number = freshNumber();
    await openSite({ brand: 'neon', path: '/m/register' });
    await hydrate(page);
    await fill('field.mobileNum', number)(page, words.EN);
    await page.getByRole('button', { name: 'Send code' }).click();
    const port = Number(new URL(addressOf('neon')).port);
    await fill('field.verificationCode', await newestMessage(request, port, 'neon', { kind: 'sms', reference: `+82${number}` }))(
      page,
      words.EN,
    );
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Registered successfully, ready for login')).toBeVisible();
  },
);

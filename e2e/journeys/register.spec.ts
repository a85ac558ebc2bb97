import type { Page } from '@playwright/test';
import { newestCaptcha, newestMessage } from '../fixtures/inbox.ts';
import { type Brand, expect, test } from '../fixtures/site.ts';
import { wake } from '../fixtures/wake.ts';

const PASSWORD = 'Lantern-2026';

const fill = (label: string, value: string) => (page: Page) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(value);

async function chooseBirthday(page: Page): Promise<void> {
  const date = page.getByRole('group', { name: 'Date of birth' });
  await date.getByLabel('Day').selectOption('7');
  await date.getByLabel('Month').selectOption('May');
  await date.getByLabel('Year').selectOption('1990');
}

/** A mobile number that nobody has registered before. */
const freshNumber = () => `10${String(Date.now()).slice(-8)}`;

/** What each brand's form asks for, beyond a name and a password; neon asks for neither. */
const forms: Readonly<
  Record<Exclude<Brand, 'neon'>, { readonly extra: readonly ((page: Page) => Promise<void>)[]; readonly captcha: boolean }>
> = {
  aurora: { extra: [fill('E-mail', 'player@mail.example')], captcha: true },
  lotus: { extra: [chooseBirthday], captcha: false },
  sahara: { extra: [fill('Name of the payee', 'Layla Haddad'), chooseBirthday], captcha: true },
  harbour: {
    extra: [fill('Name of the payee', 'Nurul Aziz'), fill('E-mail', 'guest@mail.example'), chooseBirthday],
    captcha: true,
  },
  mekong: { extra: [fill('Mobile number', freshNumber()), fill('Payment password', '240817')], captcha: true },
};

for (const [brand, { extra, captcha }] of Object.entries(forms) as [keyof typeof forms, (typeof forms)[keyof typeof forms]][]) {
  // the keys are the brands
  test(`${brand}: an empty form says what is missing and goes to the first field`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/register' });
    await wake(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please fill this in').first()).toBeVisible();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('aria-invalid', 'true');
    await expect(focused).toBeInViewport();
  });

  test(`${brand}: a guest fills in the form that the settings ask for and becomes a member`, async ({
    openSite,
    page,
    request,
    addressOf,
  }, { workerIndex }) => {
    await openSite({ brand, path: '/m/register' });
    await wake(page);
    await fill('Username', `guest${Date.now().toString(36)}${workerIndex}`.slice(0, 16))(page);
    await fill('Password', PASSWORD)(page);
    await fill('Confirm password', PASSWORD)(page);
    for (const step of extra) await step(page);
    await page.getByRole('checkbox').check();
    if (captcha) {
      await expect(page.getByRole('button', { name: /^Captcha picture/ })).toBeVisible();
      await fill('Captcha', await newestCaptcha(request, new URL(addressOf(brand)).port, brand))(page);
    }
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Registered successfully, ready for login')).toBeVisible();
  });
}

test('neon: a guest becomes a member by a code on the phone, without a name or a password', async ({
  openSite,
  page,
  request,
  addressOf,
}) => {
  const number = freshNumber();
  await openSite({ brand: 'neon', path: '/m/register' });
  await wake(page);
  await fill('Mobile number', number)(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  const port = Number(new URL(addressOf('neon')).port);
  await fill('SMS code', await newestMessage(request, port, 'neon', { kind: 'sms', reference: `+82${number}` }))(page);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Registered successfully, ready for login')).toBeVisible();
});

import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { openEditor } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

test('live and draft are beside each other, and the frame shows any page in any scenario and why something is hidden', async ({
  ownServer: { port },
  page,
  faults,
}) => {
  test.slow();
  await openEditor(page, port, 'Lotus Garden');
  await test.step('live and draft go to the same pages', async () => {
    await page.getByRole('button', { name: 'Remove Withdraw' }).click();
    await page.getByRole('button', { name: 'Compare with live' }).click();
    const dialog = page.getByRole('dialog', { name: 'Live and draft' });
    const frames = ['Live', 'Draft'].map((name) => dialog.getByTitle(name, { exact: true }).contentFrame());
    for (const [index, compared] of frames.entries())
      await expect(compared.locator('nav li a[href^="/m/"]').locator('visible=true')).toHaveCount(5 - index);
    await dialog.getByRole('textbox', { name: 'Address in the preview' }).fill('/m/register');
    await dialog.getByRole('button', { name: 'Go there' }).click();
    for (const compared of frames) await expect(compared.getByRole('form').first()).toBeVisible();
    expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  const preview = page.getByRole('complementary', { name: 'Preview' });
  const phone = preview.getByTitle(/^The lobby of/);
  const frame = phone.contentFrame();
  await preview.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
  await expect(frame.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();

  const address = preview.getByRole('textbox', { name: 'Address in the preview' });
  await address.fill('login');
  await preview.getByRole('button', { name: 'Go there' }).click();
  await expect(frame.getByRole('form', { name: 'Log in' })).toBeVisible();
  await expect(address).toHaveValue('/m/login');
  const screens = preview.getByRole('combobox', { name: 'Screen' });
  await expect(screens).toHaveValue('login');
  const visitor = preview.getByRole('combobox', { name: 'Visitor' });
  await screens.selectOption('Team bets');
  await expect(frame.getByRole('heading', { name: 'Team bets' })).toBeVisible();
  await expect(visitor).toHaveValue('agent');
  const settings = preview.getByRole('region', { name: 'Settings of this page' });
  const ofRegistration = settings.getByRole('link', { name: 'Password › Required', exact: true });
  const openSettings = preview.getByRole('button', { name: /^Settings of this page: \d+$/ });
  await openSettings.click();
  await expect(settings.getByRole('link', { name: /theme › Brand$/ })).toBeVisible();
  await expect(ofRegistration).toBeHidden();
  await screens.selectOption('Sign up');
  await expect(frame.getByRole('form').first()).toBeVisible();
  await expect(visitor).toHaveValue('guest');
  await expect(ofRegistration).toBeVisible();
  await screens.selectOption('Home');
  await expect(address).toHaveValue('/m/home');
  await expect(ofRegistration).toBeHidden();
  // The page in the phone, which has gone elsewhere twice, has left the focus where it was.
  await expect(openSettings).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();

  await preview.getByRole('combobox', { name: 'Device' }).selectOption('tablet');
  await expect(phone).toHaveAttribute('width', '768');
  await preview.getByRole('button', { name: 'Landscape' }).click();
  await expect(phone).toHaveAttribute('width', '1024');
  const conditions = preview.getByRole('combobox', { name: 'Add a condition' });
  await conditions.selectOption('wording pseudo');
  await expect(frame.getByRole('link', { name: '⟦Łóğ íñ···⟧' }).first()).toBeVisible();
  await preview.getByRole('combobox', { name: 'Wording' }).selectOption('mirrored');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await preview.getByRole('button', { name: 'Remove condition: Wording' }).click();
  await expect(conditions).toBeFocused();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'ltr');

  const platform = preview.getByRole('combobox', { name: 'Platform' });
  const tryAgain = frame.getByRole('button', { name: 'Try again' });
  await conditions.selectOption('platform failing');
  await expect(tryAgain.first()).toBeVisible();
  await platform.selectOption('normal');
  await expect(tryAgain).toHaveCount(0);

  const hidden = preview.getByRole('button', { name: /^Hidden/ });
  await page.getByRole('link', { name: 'Layout' }).click();
  await hidden.click();
  const unseen = preview.getByRole('region', { name: 'Hidden on this page' });
  await expect(unseen.getByText('Balance')).toBeVisible();
  await preview.getByRole('combobox', { name: 'Visitor' }).selectOption('member');
  await expect(unseen.getByText('Balance')).toBeHidden();
  await expect(unseen.getByRole('link', { name: /Only for: Guests/ }).first()).toBeVisible();
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  await conditions.selectOption('status 1');
  await expect(preview.getByText(/replaces all others/)).toBeVisible();

  forgiveRefusals(faults);
});

import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { openEditor } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

test('the phone frame shows what players see while the site is closed', async ({ page, addressOf, faults }) => {
  test.slow();
  await openEditor(page, Number(new URL(addressOf('lotus')).port), 'Lotus Garden');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Add a condition' }).selectOption('Maintenance');
  await expect(frame.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Restricted region');
  await expect(frame.getByRole('heading', { name: 'Not available in your region' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove condition: Status' }).click();
  await expect(frame.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();

  forgiveRefusals(faults); // the tool asks whether it is signed in
});

// interactive.spec.ts sees a page close for maintenance.
test('an open page closes and opens again with the platform, without a reload', async ({ page, openSite }) => {
  let status = 1;
  await page.route('**/wps/system/status*', (route) =>
    route.fulfill({ json: { success: true, value: { status, ip: '203.0.113.9' } } }),
  );
  await openSite({ brand: 'sahara' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press('Shift'); // hydrates the page at once
  await expect(page.getByRole('heading', { name: 'Not available in your region' })).toBeVisible();
  await expect(page.getByText('203.0.113.9')).toBeVisible();
  await page.getByRole('button', { name: 'Customer support' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Live chat' })).toBeVisible();
  await page.keyboard.press('Escape');

  status = 0;
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible({ timeout: 1_500 });
  }).toPass();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

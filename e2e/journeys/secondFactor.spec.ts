import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { addAuthenticator } from '../fixtures/authenticator.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { operator } from '../fixtures/server.ts';
import { signOut } from '../fixtures/operatorMenu.ts';
import { expect, test } from '../fixtures/site.ts';

/** The clock of the server stands still. */
const NOW = Date.parse('2026-03-01T12:00:00Z');

const portOf = startFileServer({ SECOND_FACTOR_FROM: 'admin' });

async function givePassword(page: Page): Promise<void> {
  await page.goto(`http://localhost:${portOf()}/preview/`);
  await page.getByLabel('Operator').fill(operator.name);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an operator whose role requires it sets a second factor up, and signs in by passkey and by recovery code', async ({
  page,
  faults,
}) => {
  test.slow();
  await addAuthenticator(page);
  await givePassword(page);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await page.goto(`http://localhost:${portOf()}/preview/#/-/people`);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = Secret.fromBase32(await page.getByLabel('Key', { exact: true }).inputValue());
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate({ timestamp: NOW }));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByText(/^Passkey: /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'People' })).toBeVisible();

  await signOut(page);
  await givePassword(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Merchants' })).toBeVisible();

  await signOut(page);
  await givePassword(page);
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect code, or one that was already used.');
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Merchants' })).toBeVisible();
  forgiveRefusals(faults);
});

import { accessibilityBreaches } from '../fixtures/axe.ts';
import { frameOf, goToSection, openMerchants, openWithFrame } from '../fixtures/operatorPage.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';

const portOf = startFileServer();

test('a merchant is added from a preset, waits behind a plain page, and has a checklist that leads to its settings', async ({
  page,
  faults,
}) => {
  test.slow();
  const port = portOf();
  await openMerchants(page, port);
  await page.getByRole('button', { name: 'New merchant', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create merchant' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Aurora');
  await expect(dialog.getByLabel('Code')).toHaveValue('aurora');
  await dialog.getByRole('button', { name: 'Create merchant' }).click();
  await expect(dialog.getByText('A merchant with this code already exists.')).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await dialog.getByLabel('Name').fill('Luna Nights');
  await dialog.getByRole('button', { name: 'Create merchant' }).click();

  await expect(page.getByText('Before Luna Nights can go live')).toBeVisible();
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  // The browser knows where *.localhost is; Node does not.
  const player = await page.context().newPage();
  const closed = await player.goto(siteAddress(port, 'aurora').replace('aurora', 'luna-nights'));
  expect(closed?.status()).toBe(404);
  await expect(player.getByText('Opening soon.')).toBeVisible();
  await player.close();

  await page.getByRole('link', { name: 'Age limit of your market' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-pointer="/template/parameters/age_limit"]').first()).toBeVisible();

  await page.goto(`http://localhost:${port}/preview/#/`);
  await page.getByRole('radio', { name: 'Not live yet' }).check();
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1);
  await expect(page.getByText('1 of 7 steps to go live')).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  forgiveRefusals(faults);
});

test('a release travels as a file from one merchant to another, and a broken file changes nothing', async ({ page, faults }) => {
  test.slow();
  const port = portOf();
  await openMerchants(page, port);
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export Sahara Nights as a file' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^sahara-revision-\d+\.livery\.json$/);
  const file = await download.path();

  await page.getByRole('button', { name: 'Import a file into Mekong Fair' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Choose a file/).setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      '{"schemaVersion":2,"template":{"templateId":"x","merchantCode":"x","version":"base"},"switches":{"CBS3":7}}',
    ),
  });
  await expect(dialog.getByText('This file cannot be imported. Nothing was changed.')).toBeVisible();
  await expect(dialog.getByText('/switches/CBS3').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import as draft' })).toBeDisabled();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await dialog.getByLabel(/Choose another file/).setInputFiles(file);
  await expect(dialog.getByText('The file is valid: a release of sahara.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import as draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Site title' })).toHaveValue('Sahara Nights');

  await page.goto(`http://localhost:${port}/preview/#/`);
  await page.getByLabel('Find by name, code or host').fill('mekong');
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(1);
  await expect(page.getByText('Unpublished draft')).toBeVisible();
  forgiveRefusals(faults);
});

test('the version of a live merchant is changed with its price known, and its host is changed at once', async ({
  page,
  faults,
}) => {
  test.slow();
  const port = portOf();
  await openWithFrame(page, port, faults);
  await goToSection(page, 'Texts & identity');
  await page.getByRole('radio', { name: /^New/ }).check();
  const warning = page.getByRole('group', { name: 'Change to “New”?' });
  await expect(warning).toContainText('change for players');
  await warning.getByText('Changes').click();
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  await warning.getByRole('button', { name: 'Change to “New”' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(frameOf(page).getByRole('navigation', { name: 'Main navigation' })).toBeVisible();

  const host = page.getByRole('textbox', { name: 'Custom host' });
  await host.fill('aurora.example');
  await page.getByRole('button', { name: 'Save host' }).click();
  await expect(page.getByText('This host is already used by another merchant.')).toBeVisible();
  await host.fill('m.lotus.example');
  await page.getByRole('button', { name: 'Save host' }).click();
  await expect(page.getByText(/The site is available at m.lotus.example/)).toBeVisible();
  await page.reload();
  await expect(host).toHaveValue('m.lotus.example');
  await expect(page.getByRole('radio', { name: /^New/ })).toBeChecked();
  forgiveRefusals(faults);
});

import { platformFailures, startBrokenPlatform } from '../fixtures/brokenPlatform.ts';
import { openEditor } from '../fixtures/operatorPage.ts';
import { startServer } from '../fixtures/server.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';

const TITLE = 'Lotus over a real platform';

test('the tool edits, shows and publishes a draft over another platform’s answers', async ({ page, browser, faults }) => {
  test.slow();
  const platform = await startServer();
  const ours = await startServer({ PLATFORM_URL: `http://localhost:${platform.port}` });
  await openEditor(page, ours.port, 'Lotus Garden');
  await page.getByRole('link', { name: 'Texts & identity' }).click();
  await page.getByRole('textbox', { name: 'Site title' }).fill(TITLE);
  const frame = page.getByTitle(`The lobby of ${TITLE} on a phone`);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
  // The games are the platform's, the wording is the draft's.
  await expect(frame.contentFrame().getByText('Phoenix Feather').first()).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Revision 2 is live')).toBeVisible();
  const player = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await player.goto(`${siteAddress(ours.port, 'lotus')}?lang=EN`);
  await expect(player).toHaveTitle(TITLE);
  await expect(player.getByText('Phoenix Feather').first()).toBeVisible();
  // The platform's own site is what it was.
  await player.goto(`${siteAddress(platform.port, 'lotus')}?lang=EN`);
  await expect(player).toHaveTitle('Lotus Garden');

  faults.length = 0; // the tool begins by asking whether it is signed in
  await player.context().close();
  await page.goto('about:blank');
  await ours.stop();
  await platform.stop();
});

test('the tool goes on working over a platform that fails in every way', async ({ page, faults }) => {
  test.slow();
  const platform = await startBrokenPlatform();
  const ours = await startServer({ PLATFORM_URL: platform.url });
  await openEditor(page, ours.port, 'Lotus Garden');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  for (const [count, how] of platformFailures.entries()) {
    platform.fail(how);
    await preview.getByRole('button', { name: 'Reload preview' }).click();
    await page.getByRole('link', { name: 'Texts & identity' }).click();
    await page.getByRole('textbox', { name: 'Site title' }).fill(`Edit ${count}`);
    const frame = page.getByTitle(`The lobby of Edit ${count} on a phone`).contentFrame();
    await expect(frame.getByRole('banner').first(), how).toBeVisible({ timeout: 30_000 });
    await expect(preview.getByText('Live', { exact: true }), how).toBeVisible({ timeout: 30_000 });
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Revision 2 is live')).toBeVisible();

  faults.length = 0; // the frame's calls fail, as they should here
  await page.goto('about:blank');
  await ours.stop();
  await platform.stop();
});

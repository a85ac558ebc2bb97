import { platformFailures, startBrokenPlatform } from '../fixtures/brokenPlatform.ts';
import { openEditor } from '../fixtures/operatorPage.ts';
import { startServer } from '../fixtures/server.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';

const TITLE = 'Lotus over a real platform';

test('the tool goes on working over a platform that fails in every way, and over its answers when it works again', async ({
  addressOf,
  browser,
  faults,
  page,
}) => {
  test.slow();
  const platform = await startBrokenPlatform(Number(new URL(addressOf('lotus')).port));
  const ours = await startServer({ PLATFORM_URL: platform.url, SHIPPED_BRANDS: 'all' });
  await openEditor(page, ours.port, 'Lotus Garden');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const retitle = async (title: string) => {
    await preview.getByRole('button', { name: 'Reload preview' }).click();
    await page.getByRole('link', { name: 'Texts & identity' }).click();
    await page.getByRole('textbox', { name: 'Site title' }).fill(title);
    return page.getByTitle(`The lobby of ${title} on a phone`).contentFrame();
  };
  const publish = async (revision: number) => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText(`Revision ${revision} is live`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  };
  for (const [count, how] of platformFailures.entries()) {
    platform.fail(how);
    const frame = await retitle(`Edit ${count}`);
    await expect(frame.getByRole('banner').first(), how).toBeVisible();
    await expect(preview.getByText('Up to date', { exact: true }), how).toBeVisible();
  }
  await publish(2);

  platform.recover();
  const frame = await retitle(TITLE);
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('English');
  // The games are the platform's, the wording is the draft's.
  await expect(frame.getByText('Phoenix Feather').first()).toBeVisible();
  await publish(3);
  const player = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await player.goto(`${siteAddress(ours.port, 'lotus')}?lang=EN`);
  await expect(player).toHaveTitle(TITLE);
  await expect(player.getByText('Phoenix Feather').first()).toBeVisible();
  // The platform's own site is unchanged.
  await player.goto(`${addressOf('lotus')}?lang=EN`);
  await expect(player).toHaveTitle('Lotus Garden');

  faults.length = 0; // the tool begins by asking whether it is signed in, and the frame's calls fail, as they should here
  await player.context().close();
  await page.goto('about:blank');
  await ours.stop();
  await platform.stop();
});

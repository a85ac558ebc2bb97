import type { Page } from '@playwright/test';
import { openEditor } from '../fixtures/operatorPage.ts';
import { collectFaults, expect, siteAddress, test } from '../fixtures/site.ts';

const SHIPPED = ['Home', 'Deposit', 'Withdraw', 'Notices', 'Me'];
const MOVED = ['Home', 'Me', 'Deposit', 'Withdraw', 'Notices'];

const footerOf = (page: Pick<Page, 'getByRole'>) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem');

test('a footer that an operator moves is seen in the phone frame, published, and reaches an open page and another operator', async ({ ownServer: { port }, browser, page, faults }) => {
  const player = await (await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })).newPage();
  await collectFaults(player, faults);
  await player.goto(`${siteAddress(port, 'lotus')}?lang=EN`);
  await expect(footerOf(player)).toHaveText(SHIPPED);
  await player.evaluate(() => Object.assign(window, { sameDocument: true }));

  const colleague = await (await browser.newContext({ locale: 'en' })).newPage();
  await openEditor(colleague, port, 'Lotus Garden');

  await openEditor(page, port, 'Lotus Garden');
  const frame = page.frameLocator('iframe');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Reorder Me' }).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(footerOf(frame)).toHaveText(MOVED);
  await expect(footerOf(player)).toHaveText(SHIPPED);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Revision 2 is live')).toBeVisible();

  await expect(footerOf(player)).toHaveText(MOVED);
  expect(await player.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(colleague.getByText('admin published revision 2.')).toBeVisible();
});

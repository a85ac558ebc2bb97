import type { Locator, Page } from '@playwright/test';
import { haveSession } from '../fixtures/member.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';

const t = words.EN;

/** Makes `:has()` as unknown to the pages' styles as it is to Firefox 115 (docs/browsers.md). */
async function withoutHas(page: Page): Promise<void> {
  await page.route(/\/m\/|\.css$/, async (route) => {
    const address = new URL(route.request().url());
    const { host } = address;
    address.hostname = 'localhost'; // Node knows no other name of this machine
    const response = await route.fetch({ url: address.href, headers: { ...(await route.request().allHeaders()), host } });
    // The policy names the inline styles by their hashes.
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll(':has(', ':unknown(') });
  });
}

/** The label around a choice, which is its visible part. */
const labelOf = (choice: Locator): Locator => choice.locator('xpath=ancestor::label');

test('a browser without :has() marks what is chosen and what is in focus', async ({ openSite, page, addressOf }) => {
  await haveSession(page, addressOf('aurora')); // payments are for members
  await withoutHas(page);
  await openSite({ brand: 'aurora', path: '/m/slot-games' });
  await hydrate(page);

  await page.getByRole('button', { name: t['filter.open'] }).click();
  const choices = page.getByRole('dialog').getByRole('group').first().getByRole('radio');
  await choices.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(choices.nth(1)).toBeChecked();
  await expect(choices.nth(1)).toHaveCSS('border-top-style', 'solid');
  await expect(choices.first()).toHaveCSS('border-top-style', 'none');
  await expect(labelOf(choices.nth(1))).toHaveCSS('outline-style', 'solid');

  for (const path of ['/m/voucherCenter', '/m/securityCenter?form=headIcon']) {
    await openSite({ brand: 'aurora', path });
    await hydrate(page);
    const choice = page.getByRole('radio').last();
    await choice.focus();
    await expect(labelOf(choice), path).toHaveCSS('outline-style', 'solid');
    await expect(labelOf(page.getByRole('radio').first()), path).toHaveCSS('outline-style', 'none');
  }
});

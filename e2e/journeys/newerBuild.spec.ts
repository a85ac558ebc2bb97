import type { Page } from '@playwright/test';
import { standBefore } from '../fixtures/newerBuild.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { wake } from '../fixtures/wake.ts';

test.use({ serviceWorkers: 'allow' });

const isServedByWorker = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const waits = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

test('a newer build waits for the player: home offers it, a form does not, and a press takes it over', async ({
  openSite,
  page,
  context,
  addressOf,
}) => {
  const shared = Number(new URL(addressOf('aurora')).port);
  const stand = await standBefore(shared);
  await openSite({ brand: 'aurora', port: stand.port });
  await wake(page);
  await expect.poll(() => isServedByWorker(page)).toBe(true);
  const offer = page.getByRole('status', { name: 'New version' });
  await expect(offer).toBeHidden();

  stand.release();
  await page.goto(siteAddress(stand.port, 'aurora', '/m/register'));
  await wake(page);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update()); // browsers ask in their own time
  await expect.poll(() => waits(page)).toBe(true);
  await expect(page.getByRole('form', { name: 'Create account' })).toBeVisible();
  await expect(offer).toBeHidden();

  await page.goto(siteAddress(stand.port, 'aurora'));
  await wake(page);
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toBeHidden();
  expect(await waits(page)).toBe(true);

  await page.reload();
  await wake(page);
  const reloaded = page.waitForEvent('load');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect.poll(() => isServedByWorker(page)).toBe(true);
  await expect.poll(() => waits(page)).toBe(false);
  await wake(page);
  await expect(offer).toBeHidden();
  await context.close(); // a page that outlives its server would complain of it
  await stand.stop();
});

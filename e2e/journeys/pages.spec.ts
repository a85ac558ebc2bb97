import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

// Each in one text direction: the brands do not differ otherwise.
for (const [brand, how, again] of [
  ['aurora', 'reloaded', (page: Page) => page.reload()],
  ['sahara', 'opened again by its address', (page: Page) => page.goto(page.url())],
] as const) {
  test(`a form over home, ${how}, lies over home again without a fault, and closes to home`, async ({ openSite, page }) => {
    await openSite({ brand });
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await again(page);
    await hydrate(page);
    await expect(page.getByRole('dialog').getByRole('form').first()).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  });
}

test('every address of home shows home, and an unknown one leads there', async ({ page, addressOf }) => {
  for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/no-such-page']) {
    await page.goto(addressOf('aurora', path));
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page, path).toHaveTitle(/Aurora/);
  }
  await expect(page).toHaveURL(addressOf('aurora', '/m/home'));
});

test('the page may not run a script from elsewhere nor text as code', async ({ openSite, page, faults }) => {
  await openSite({ brand: 'aurora' });
  // A script element runs under the page's policy; page.evaluate itself would not.
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.text = 'window.inlineRan = true';
      document.body.append(script);
    })
    .catch(() => undefined); // Trusted Types may refuse the assignment itself
  expect(await page.evaluate(() => 'inlineRan' in window)).toBe(false);
  expect(faults).not.toEqual([]);
  faults.length = 0;
});

import type { Page } from '@playwright/test';
import { brandNames, expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const pages = [
  { name: 'home', path: '/m/home' },
  { name: 'login', path: '/m/login' },
  { name: 'register', path: '/m/register' },
  { name: 'promotions', path: '/m/activity' },
] as const;

/** What the page says, but for the counter that begins to count when the page is alive; and without its styles. */
const wordsOf = (page: Page): Promise<string | null> =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true);
    if (copy instanceof Element)
      for (const other of copy.querySelectorAll('[aria-labelledby="jackpot-title"], style')) other.remove();
    return copy.textContent;
  });

for (const brand of brandNames) {
  for (const { name, path } of pages) {
    // The fixture `noFaults` fails the test on a script error, a breach of the policy or a hydration mismatch.
    test(`${brand}: ${name} comes to life without a fault`, async ({ openSite, page }) => {
      await openSite({ brand, path });
      await steady(page);
      const before = await wordsOf(page);
      await hydrate(page);
      expect(await wordsOf(page)).toBe(before);
    });
  }

  for (const [how, again] of [
    ['reloaded', (page: Page) => page.reload()],
    ['opened again by its address', (page: Page) => page.goto(page.url())],
  ] as const) {
    test(`${brand}: a form over home, ${how}, stands by itself without a fault`, async ({ openSite, page }) => {
      await openSite({ brand });
      await hydrate(page);
      await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await again(page);
      await hydrate(page);
      await expect(page.getByRole('main').getByRole('form')).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test(`${brand}: every address of home shows home`, async ({ page, addressOf }) => {
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
      await page.goto(addressOf(brand, path));
      await expect(page.getByRole('main')).toBeVisible();
    }
  });

  test(`${brand}: an unknown address leads home`, async ({ page, addressOf }) => {
    await page.goto(addressOf(brand, '/m/no-such-page'));
    await expect(page).toHaveURL(addressOf(brand, '/m/home'));
  });
}

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

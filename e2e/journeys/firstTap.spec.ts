import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { answerOtherwise } from '../fixtures/troubledCalls.ts';

const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);
const signUp = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign up' });

/** Without the touch that hydrates the page before. */
const clickSignUp = (page: Page) => signUp(page).evaluate((link: HTMLAnchorElement) => link.click());

// Both presets, one of them right to left.
for (const brand of ['lotus', 'sahara'] as const) {
  test(`${brand}: a first tap on a link opens it in the page when the code is downloaded`, async ({ openSite, page }) => {
    await page.addInitScript(() => {
      // Idle time for the download, but none for the rest.
      const { requestIdleCallback } = window;
      let isIdle = true;
      window.requestIdleCallback = (...request) => (isIdle ? requestIdleCallback(...request) : 0);
      addEventListener('load', () => setTimeout(() => (isIdle = false)));
    });
    await openSite({ brand });
    await page.waitForLoadState('networkidle');
    await expect(page.locator('#root')).not.toHaveAttribute('data-interactive');
    await markDocument(page);
    await clickSignUp(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('before the code is here a first tap on a link leads there at once, and an invitation goes along', async ({
  openSite,
  page,
}) => {
  const code = await answerOtherwise(page, /\/assets\/startPlayer-[\w-]+\.js$/, () => undefined); // never answered
  await openSite({ brand: 'lotus', path: '/m/home?affiliateCode=100001' });
  await markDocument(page);
  await clickSignUp(page);
  await page.waitForURL('**/m/register');
  expect(await isSameDocument(page)).toBe(false);
  code.recover();
  await page.reload();
  await hydrate(page);
  // Its field is in the second step of the form.
  await expect(page.getByRole('textbox', { name: 'Invitation code', includeHidden: true })).toHaveValue('100001');
});

test('a page whose code cannot be had says so to developers and works by its links', async ({ openSite, page, faults }) => {
  await page.route(/\/assets\/startPlayer-[\w-]+\.js$/, (route) => route.abort());
  await openSite({ brand: 'lotus' });
  await page.keyboard.press('Shift');
  await expect.poll(() => faults.join()).toContain('could not be hydrated');
  expect(faults.filter((fault) => fault.startsWith('error:'))).toEqual([]);
  faults.length = 0;
  await signUp(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/register$/);
  faults.length = 0; // the refused file, once more
});

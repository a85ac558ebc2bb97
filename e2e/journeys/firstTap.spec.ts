import type { Page } from '@playwright/test';
import { brandNames, expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in globalThis);
const signUp = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign up' });

for (const brand of brandNames) {
  test(`${brand}: on a fast line a first tap on a link opens it in the page`, async ({ openSite, page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { downlink: 10, saveData: false } }));
    const code = page.waitForEvent('requestfinished', (request) => /\/assets\/startPlayer-[\w-]+\.js$/.test(request.url()));
    await openSite({ brand });
    await code;
    await page.waitForLoadState('networkidle');
    await markDocument(page);
    await signUp(page).evaluate((link: HTMLAnchorElement) => link.click()); // without the touch that hydrates the page before
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('on a slow line a first tap on a link leads there at once, as every link does, and an invitation goes along', async ({
  openSite,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { downlink: 0.5, saveData: false } }));
  await openSite({ brand: 'lotus', path: '/m/home?affiliateCode=100001' });
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await signUp(page).evaluate((link: HTMLAnchorElement) => link.click()); // without the touch that hydrates the page before
  await page.waitForURL('**/m/register');
  expect(await isSameDocument(page)).toBe(false);
  await hydrate(page);
  await expect(page.getByRole('textbox', { name: 'Invitation code' })).toHaveValue('100001');
});

test('a page whose code cannot be had says so to developers and works by its links', async ({ openSite, page, faults }) => {
  await page.route(/\/assets\/startPlayer-[\w-]+\.js$/, (route) => route.abort());
  await openSite({ brand: 'lotus' });
  await page.keyboard.press('Shift');
  await expect.poll(() => faults.join()).toContain('could not come to life');
  expect(faults.filter((fault) => fault.startsWith('error:'))).toEqual([]);
  faults.length = 0;
  await signUp(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/register$/);
  faults.length = 0; // the refused file, once more
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the banners move on before the page has its code', async ({ openSite, page }) => {
    await page.route(/\/assets\/startPlayer-[\w-]+\.js$/, () => undefined); // never answered
    await openSite({ brand: 'aurora' });
    const banners = page.getByRole('region', { name: 'Highlights' });
    await expect(banners.getByRole('button', { name: /^1 of/ })).toHaveAttribute('aria-current', 'true');
    await expect(banners.getByRole('button', { name: /^2 of/ })).toHaveAttribute('aria-current', 'true');
  });
});

import type { Page } from '@playwright/test';
import { chooseLanguage, openLeftMenu } from '../fixtures/leftMenu.ts';
import { brandNames, expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { wake } from '../fixtures/wake.ts';

/** Names of the scripts that the page asks for, without hash. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

for (const brand of brandNames) {
  test(`${brand}: blocks below the first screen come to life when they come near`, async ({ openSite, page }) => {
    const scripts = scriptsOf(page);
    await openSite({ brand });
    await steady(page);
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(scripts).toContain('HomeHeader');
    expect(scripts).not.toContain('HomeFooter');
    expect(scripts).not.toContain('LeftMenu');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts).toContain('HomeFooter');
    await expect(page.locator('[data-late="left-menu"]')).toHaveCount(1);
  });

  test(`${brand}: a form opens over home while the rest still waits`, async ({ openSite, page }) => {
    await openSite({ brand });
    await wake(page);
    await page.locator('header').getByRole('link').nth(1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });
}

test('the first tap on a button of a block that still waits is not lost', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora' });
  await wake(page);
  // Pressed by script, so that it does not come near by scrolling first.
  await page
    .getByRole('contentinfo')
    .getByRole('button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the menu opens before its code is here, and then changes the page in place', async ({ openSite, page }) => {
  const scripts = scriptsOf(page);
  await openSite({ brand: 'aurora' });
  await wake(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toContain('LeftMenu');
  const menu = await openLeftMenu(page);
  await expect.poll(() => scripts).toContain('LeftMenu');
  await expect(page.locator('[data-late="left-menu"]')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  const before = await footer.textContent();
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await chooseLanguage(menu, '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  // The footer, which nobody has come near, follows.
  await expect.poll(() => footer.textContent()).not.toBe(before);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

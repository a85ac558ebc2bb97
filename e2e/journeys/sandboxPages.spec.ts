import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { logIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

/** It stands on a small phone, in its direction, and everybody can use it. */
async function expectFine(page: Page, dir: 'ltr' | 'rtl') {
  await page.setViewportSize({ width: 320, height: 640 });
  await steady(page);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await accessibilityBreaches(page)).toEqual([]);
}

for (const [brand, language, dir] of [
  ['sahara', 'AR', 'rtl'],
  ['neon', 'JP', 'ltr'],
  ['aurora', 'CN', 'ltr'],
] as const) {
  test(`${brand} ${language}: the sandbox’s game`, async ({ openSite, page, context }) => {
    await openSite({ brand, path: '/m/login' });
    await logIn(page);
    await openSite({ brand, language, path: '/m/hot-games' });
    const play = page.getByRole('main').getByRole('listitem').first().getByRole('button').first();
    const [game] = await Promise.all([context.waitForEvent('page'), play.click()]);
    await expect(game).toHaveURL(/\/sandbox\/play/);
    const spin = game.locator('button.spin');
    await spin.click();
    await expect(spin).toBeEnabled();
    await game.locator('summary').click();
    await expectFine(game, dir);
  });
}

import type { Page } from '@playwright/test';
import { offerManyGames } from '../fixtures/manyGames.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const TOTAL = 10_000;
const inPage = (page: Page) => page.locator('[aria-posinset]').count();

/** The index of the game in the middle of the screen; 0 if there is none. */
const middle = (page: Page) =>
  page.evaluate(() => {
    const at = (y: number) => document.elementFromPoint(innerWidth * 0.2, y)?.closest('[aria-posinset]');
    const tile = at(innerHeight / 2) ?? at(innerHeight / 2 + 24); // the first may be between two rows
    return Number(tile?.getAttribute('aria-posinset') ?? 0);
  });

test(
  'a list begins with what is on the screen and one page more, ten thousand games scroll without a gap, and only some are in the page',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page }) => {
    const { pages } = await offerManyGames(page, TOTAL);
    await openSite({ brand: 'sahara', language: 'EN', path: '/m/slot-games?sort=name' }); // sahara loads by itself
    await hydrate(page);
    await expect(page.getByText('Game 1', { exact: true })).toBeVisible();
    // All other requests of the first screen were sent before this answer.
    await expect(page.getByText('Game 30', { exact: true })).toBeAttached();
    expect([...pages].toSorted((a, b) => a - b)).toEqual([1, 2]);
    await expect(page).toHaveURL(/\?sort=name$/);

    let seen = 0;
    // How far a turn of the wheel leads depends on how soon the next page is there.
    for (let turns = 0; seen <= 500; turns += 1) {
      expect(turns).toBeLessThan(60);
      await page.mouse.wheel(0, 3000);
      await expect.poll(() => middle(page)).toBeGreaterThan(seen);
      seen = await middle(page);
      expect(await inPage(page)).toBeLessThan(240);
    }
    await expect(page.getByText(`Game ${seen}`, { exact: true })).toBeVisible();
  },
);

test('far down a list is left, come back to and reloaded where it was, without asking for what is above', async ({
  openSite,
  page,
}) => {
  const { pages } = await offerManyGames(page, TOTAL);
  await openSite({ brand: 'sahara', language: 'EN', path: '/m/slot-games?sort=name&page=400' });
  await hydrate(page);
  await expect(page.getByText('Game 1', { exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await expect.poll(() => middle(page)).toBeGreaterThan(2500);
  const place = await middle(page);
  await expect(page.getByText(`Game ${place}`, { exact: true })).toBeVisible();
  expect(pages.size).toBeLessThan(20);

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL(/\/m\/gameCenter$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => middle(page)).toBe(place);

  await page.reload();
  await expect.poll(() => middle(page)).toBe(place);
  await expect(page.getByText(`Game ${place}`, { exact: true })).toBeVisible();
});

test(
  'a button shows more where the merchant wants one, and the address follows',
  { tag: '@core' },
  async ({ openSite, page }) => {
    await openSite({ brand: 'lotus', path: '/m/slot-games' });
    await hydrate(page);
    await expect(page.locator('[aria-posinset]')).toHaveCount(15);
    await page.getByRole('button', { name: 'Show more games' }).click();
    await expect(page.locator('[aria-posinset="30"] img').first()).toBeAttached();
    await expect(page).toHaveURL(/\?page=2$/);
  },
);

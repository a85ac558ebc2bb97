import type { Locator, Page } from '@playwright/test';
import { findLayoutFaults } from '../../src/lib/findLayoutFaults.ts';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { offerManyGames } from '../fixtures/manyGames.ts';
import { logIn } from '../fixtures/member.ts';

const sizes = {
  'a phone': { width: 390, height: 844 },
  'a phone held sideways': { width: 844, height: 390 },
  'a tablet': { width: 768, height: 1024 },
  'a laptop': { width: 1280, height: 800 },
} as const;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

const navigation = (page: Page) => page.locator('nav[class*=FooterNav]');

/** How many of the elements begin as high as the first of them that is as small as the last. */
const inFirstRow = (tiles: Locator) =>
  tiles.evaluateAll((all) => {
    const boxes = all.map((tile) => tile.getBoundingClientRect());
    const size = boxes.at(-1)?.width ?? 0;
    const usual = boxes.filter(({ width }) => Math.abs(width - size) < 2);
    return usual.filter(({ top }) => Math.abs(top - (usual[0]?.top ?? 0)) < 2).length;
  });

for (const brand of brandCodes)
  for (const [name, size] of Object.entries(sizes))
    test(`${brand} on ${name}: nothing overflows, and the navigation is where it leaves room`, async ({ openSite, page }) => {
      await page.setViewportSize(size);
      await openSite({ brand, language: brand === 'sahara' ? 'AR' : 'EN' });
      const [bar, content] = [await boxOf(navigation(page)), await boxOf(page.locator('main'))];
      const isAtSide = size.width >= 1100 || size.height < 500;
      if (isAtSide) {
        expect(bar.bottom - bar.top).toBe(size.height);
        const gap = brand === 'sahara' ? bar.left - content.right : content.left - bar.right;
        expect(Math.abs(gap)).toBeLessThan(1);
      } else {
        expect(bar.bottom).toBeGreaterThan(size.height - 20);
        expect(content.right - content.left).toBe(size.width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      expect(await page.evaluate(findLayoutFaults, undefined)).toEqual([]);
    });

test('a phone held sideways shows games in its first screen', async ({ openSite, page }) => {
  await page.setViewportSize(sizes['a phone held sideways']);
  await openSite({ brand: 'aurora' });
  const first = await boxOf(page.locator('#hot li').nth(1));
  expect(first.top).toBeLessThan(330);
});

test('a laptop shows six hot games side by side, and rows filled with twice as many', async ({ openSite, page }) => {
  await page.setViewportSize(sizes['a laptop']);
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  const [largest, next] = [await boxOf(page.locator('#hot li').first()), await boxOf(page.locator('#hot li').nth(4))];
  expect(Math.abs(next.top - largest.top)).toBeLessThan(2);
  const row = page.locator('section[class*=CategoryRails] [data-track]').first();
  await row.scrollIntoViewIfNeeded();
  // The last tile ends at the margin of the page.
  await expect.poll(async () => (await boxOf(row)).right - (await boxOf(row.locator('> li').last())).right).toBeLessThan(20);
  expect(await row.locator('> li').count()).toBe(8);
});

test('a long list has six in a row on a laptop, and keeps its place while the window changes', async ({ openSite, page }) => {
  await offerManyGames(page, 10_000);
  await page.setViewportSize(sizes['a laptop']);
  await openSite({ brand: 'sahara', language: 'EN', path: '/m/slot-games?sort=name&page=40' });
  await hydrate(page);
  await expect(page.getByText('Game 1', { exact: true })).toBeVisible();
  const tiles = page.locator('[aria-posinset]');
  expect(await inFirstRow(tiles)).toBe(6);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await expect.poll(() => tiles.first().getAttribute('aria-posinset')).not.toBe('1');
  await expect(page.getByText(/^Game \d+$/).first()).toBeAttached();
  // The first game that is drawn begins in the column that it would have if all were drawn.
  const [index, left, start] = await tiles.first().evaluate((tile) => {
    const style = getComputedStyle(tile.parentElement ?? tile);
    return [
      Number(tile.getAttribute('aria-posinset')) - 1,
      tile.getBoundingClientRect().left,
      (tile.parentElement ?? tile).getBoundingClientRect().left + Number.parseFloat(style.paddingInlineStart),
    ] as const;
  });
  const large = await page.locator('[aria-posinset][data-format]').count();
  expect(large).toBe(0);
  await page.setViewportSize(sizes['a phone']);
  await expect.poll(() => inFirstRow(tiles)).toBe(3);
  expect(index).toBeGreaterThan(0);
  expect(left).toBeGreaterThanOrEqual(start - 1);
});

test('the account of a member stands in two columns on a tablet, and in one on a phone', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/login' });
  await logIn(page);
  for (const [size, columns] of [
    [sizes['a tablet'], 2],
    [sizes['a phone'], 1],
  ] as const) {
    await page.setViewportSize(size);
    await openSite({ brand: 'aurora', path: '/m/myAccount/index' });
    const main = page.getByRole('main');
    const [owner, links] = [main.getByText('demomember').first(), main.getByRole('link', { name: 'Feedback' })];
    await expect(owner).toBeVisible();
    await expect(links).toBeVisible();
    const [first, last] = [await boxOf(owner), await boxOf(links)];
    expect(last.left > first.right ? 2 : 1).toBe(columns);
  }
});

import type { Page } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { expect, test } from '../fixtures/site.ts';

/** Long words, long names, and names in scripts that are written without gaps. */
const NAMES = [
  'Emperor Koi',
  'Thunderstruck Legends',
  'Frankenstein’s Extraordinary Laboratory',
  'Book of the Everlasting Pharaohs and Their Hidden Treasures',
  'Hieroglyphenschatz',
  'MEGAWHEEL WILDWINNERS',
  'ហ្គេមនាគរាជមាសសំណាងល្អ',
  'มังกรทองคำแห่งโชคลาภมหาศาล',
  'كنوز الفراعنة الأسطورية المفقودة',
  '龙王传说之黄金宝藏',
];
/** Letters of the longest word that has room in every tile. */
const LONGEST_WORD = 14;
const WIDTHS = [320, 360, 390, 430];

/** The same list of games for every query. */
async function offerNames(page: Page) {
  await page.route('**/wps/relay/GCSGAME_gameList?*', async (route) => {
    const games = NAMES.map((gameName, index) => ({
      gameId: `N${index}`,
      nodeId: index,
      gameName,
      gameType: 'RNG',
      vassalage: 'NOVR',
      iconUrl: '/art/games/NOVR-010',
    }));
    const value = { games, pageNum: 1, totalPages: 1, totalCount: games.length };
    await route.fulfill({ json: { success: true, value } });
  });
}

/** Words that are broken or cut off, and words that are under a heart. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const faults: string[] = [];
    for (const tile of document.querySelectorAll('[aria-posinset]')) {
      const name = tile.querySelector('[dir="auto"]');
      const text = name?.firstChild;
      const disc = tile.querySelector('[aria-label] > span')?.getBoundingClientRect();
      if (!name || !text || !disc) {
        faults.push(`no name or no heart: ${tile.textContent}`);
        continue;
      }
      const box = name.getBoundingClientRect();
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{Script=Latin}\p{Script=Arabic}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()];
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) faults.push(`broken: ${word}`);
        // A word that is too long for any tile is cut off at the tile's edge.
        if (word.length <= longest && lines.some(({ left, right }) => left < box.left - 1 || right > box.right + 1))
          faults.push(`cut off: ${word}`);
        const isUnderHeart = lines.some(
          ({ left, right, top, bottom }) =>
            left < disc.right && right > disc.left && top < disc.bottom && bottom > disc.top && top < box.bottom,
        );
        if (isUnderHeart) faults.push(`under the heart: ${word}`);
      }
    }
    return faults;
  }, LONGEST_WORD);

/** Top of the first tile and width of the narrowest, in px, and the number of tiles in a row of small ones. */
const gridOf = (page: Page) =>
  page.locator('[aria-posinset]').evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const rowTop = boxes[3]?.top; // the first three may be large
    return {
      top: boxes[0]?.top ?? Infinity,
      width: Math.min(...boxes.map(({ width }) => width)),
      inRow: boxes.filter((box) => box.top === rowTop).length,
    };
  });

for (const brand of brandCodes) {
  test(`${brand}: a list begins near the top, and names of games stay in whole words beside their hearts on every phone`, async ({
    openSite,
    page,
  }) => {
    await offerNames(page);
    await openSite({ brand, path: '/m/slot-games?sort=name' });
    await hydrate(page);
    await expect(page.getByRole('button', { name: 'Favourite: Emperor Koi' })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft(faultsOf(page), `${width} px`).resolves.toEqual([]);
      const { top, width: narrowest, inRow } = await gridOf(page);
      expect.soft(top).toBeLessThanOrEqual(170);
      expect.soft(narrowest).toBeGreaterThanOrEqual(width < 390 ? 92 : 110);
      expect.soft(inRow).toBe(3);
    }
  });
}

const LIST_PAGES = ['/m/hot-games', '/m/gameList', '/m/live-games', '/m/sport-games', '/m/gameCenter', '/m/gameList?q=r'];

/** Texts of which a part is left out, or cut off, in the first screens of a page. */
const shortenedOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LINE_SLACK = 4; // ascenders and descenders of some scripts reach out of their line's box
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element);
        const isCaption = element.matches('li > span:last-child');
        const isHeld = isCaption || textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp);
        if (!isHeld || element.tagName === 'INPUT') return false;
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.clientWidth <= 1)
          return false;
        return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + LINE_SLACK;
      })
      .map(({ textContent }) => textContent);
  });

for (const [brand, language] of [
  ['aurora', 'EN'],
  ['harbour', 'MY'],
  ['lotus', 'VN'],
  ['mekong', 'KH'],
  ['neon', 'JP'],
  ['sahara', 'AR'],
] as const) {
  test(`${brand}: names of games, studios, stakes and categories are whole in every list`, async ({ openSite, page }) => {
    await page.setViewportSize({ width: 390, height: 2000 });
    for (const path of LIST_PAGES) {
      await openSite({ brand, language, path });
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 2000 });
        await expect.soft(shortenedOn(page), `${path} at ${width} px`).resolves.toEqual([]);
      }
    }
  });
}

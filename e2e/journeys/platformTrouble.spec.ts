import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { failCalls, holdAnswers, shortenPatience, troubles, watchJumps } from '../fixtures/troubledCalls.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const GAMES = '**/wps/relay/GCSGAME_gameList?*';

/** From right to left, where more can go wrong. */
const brand = 'sahara';
const language = 'AR';
const words = { waiting: 'جارٍ التحميل', failed: 'تعذّر تحميل هذا الجزء.', retry: 'إعادة المحاولة' };

const OUTLINES = 'main [role="status"][aria-label] > *';
const tiles = (page: Page) => page.locator('main [aria-posinset]');

/** Where the first of some things are, to the pixel. */
const placesOf = (page: Page, selector: string, count: number) =>
  page.locator(selector).evaluateAll(
    (all, most) =>
      all.slice(0, most).map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      }),
    count,
  );

for (const [what, path, press] of [
  ['a category that is picked in the game centre', '/m/gameCenter', 'main nav a[href$="gameType=LIVE"]'],
  ['a search that was in the address', '/m/slot-games?q=the', undefined],
] as const) {
  test(`${what}: its outlines are as large as its games, and nothing jumps when these arrive`, async ({
    openSite,
    page,
    browser,
    context,
  }) => {
    const answers = press === undefined ? await holdAnswers(page, GAMES) : undefined;
    await openSite({ brand, language, path });
    await hydrate(page);
    const delayed = answers ?? (await holdAnswers(page, GAMES));
    if (press !== undefined) await page.locator(press).click();
    const outline = page.getByRole('main').getByRole('status', { name: words.waiting });
    await expect(outline).toBeVisible();
    await steady(page);
    const outlines = await placesOf(page, OUTLINES, 15);
    expect(outlines).toHaveLength(15);
    if (press === undefined) {
      // So they stood there before the player came.
      const early = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize(), hasTouch: true });
      await early.addCookies(await context.cookies());
      const drawn = await early.newPage();
      await drawn.goto(page.url());
      expect(await placesOf(drawn, OUTLINES, 15)).toEqual(outlines);
      await early.close();
    }
    const jumped = await watchJumps(page);
    delayed.release();
    await expect(tiles(page).nth(14)).toBeAttached();
    await expect(outline).toHaveCount(0);
    await steady(page);
    expect(await placesOf(page, 'main [aria-posinset]', 15)).toEqual(outlines);
    expect(await jumped()).toBe(0);
  });
}

test('a platform that answers with an error, nonsense or silence: the list says so, and comes by the button', async ({
  openSite,
  page,
  faults,
}) => {
  await shortenPatience(page);
  await openSite({ brand, language, path: '/m/gameCenter' });
  await hydrate(page);
  const main = page.getByRole('main');
  for (const [index, how] of troubles.entries())
    await test.step(how, async () => {
      const platform = await failCalls(page, GAMES, how);
      const category = main.locator(`nav a[href$="gameType=${['LIVE', 'RNG', 'FISH'][index]}"]`);
      await category.click();
      await expect(main.getByText(words.failed)).toBeVisible();
      if (index === 0) expect(await accessibilityBreaches(page)).toEqual([]);
      // The way on is not blocked: other categories can be picked.
      await expect(category).toHaveAttribute('aria-current', 'true');
      platform.recover();
      await main.getByRole('button', { name: words.retry, exact: true }).click();
      await expect(tiles(page).first().locator('img')).toBeAttached();
      await expect(main.getByText(words.failed)).toHaveCount(0);
    });
  faults.length = 0; // the browser reports the failed requests
});

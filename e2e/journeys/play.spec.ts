import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { demoMember, haveSession, sendLogin } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const PATH = '/m/hot-games';
/** The first hot game of the sandbox is the same for every brand's seed; its name is read from the page. */
const firstTile = (page: Page) => page.getByRole('main').getByRole('listitem').first();

test(
  'a member plays a game, which opens a window, and finds it again on home',
  { tag: '@core' },
  async ({ openSite, page, context, addressOf }) => {
    await haveSession(page, addressOf('lotus'), 'demoagent'); // tests beside this one play as the demo member
    await openSite({ brand: 'lotus', path: PATH });
    const play = firstTile(page).getByRole('button').first();
    const name = (await play.locator('[dir=auto]').textContent()) ?? '';
    const noted = page.waitForResponse(/addRecentGame/);
    const [game] = await Promise.all([context.waitForEvent('page'), play.click()]);
    await expect(game.getByRole('heading', { level: 1 })).toContainText(name);
    await game.close();

    await noted; // home read before it would show the games played earlier
    await page.goto(addressOf('lotus'));
    const again = page.getByRole('region', { name: 'Continue playing' });
    await expect(again.getByRole('listitem').first()).toContainText(name);
  },
);

test(
  'a guest who wants to play logs in first, and then has the game before him',
  { tag: '@core' },
  async ({ openSite, page, context }) => {
    await openSite({ brand: 'lotus', path: PATH });
    await hydrate(page);
    // Of a game without a demo, which would begin at once.
    const tile = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const name = await tile.innerText(); // its text content has the picture for pages without script
    await tile.click();
    await expect(page).toHaveURL(/\/m\/login$/);
    await sendLogin(page, demoMember);
    await expect(page).toHaveURL(/\/m\/hot-games\?game=\d+$/);
    const sheet = page.getByRole('dialog', { name });
    const [game] = await Promise.all([
      context.waitForEvent('page'),
      sheet.getByRole('button', { name: 'Play', exact: true }).click(),
    ]);
    await expect(game.getByRole('heading', { level: 1 })).toContainText(name);
    await game.close();

    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/m\/hot-games$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a heart is kept, and every tab of the browser shows it', async ({ openSite, page, context, addressOf }) => {
  await haveSession(page, addressOf('lotus'));
  await openSite({ brand: 'lotus', path: PATH });
  const other = await context.newPage();
  await other.goto(addressOf('lotus', PATH));
  const heart = (tab: Page) => firstTile(tab).getByRole('button', { name: /^Favourite: / });
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await other.reload();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
});

test('the address of a game opens its sheet for anybody, and the page below when it is closed', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: `${PATH}?game=10413` });
  const sheet = page.getByRole('dialog', { name: 'Emperor Koi' });
  await expect(sheet.getByRole('term').filter({ hasText: 'RTP' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Similar games' })).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/m\/hot-games$/);
});

test('a game in the same window leads back to the list it was chosen from', async ({ openSite, page, addressOf }) => {
  await haveSession(page, addressOf('harbour'));
  await openSite({ brand: 'harbour', path: '/m/live-games' });
  await page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'Roulette Noir', exact: true }).click();
  await expect(page).toHaveURL(/\/sandbox\/play/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/live-games$/);
});

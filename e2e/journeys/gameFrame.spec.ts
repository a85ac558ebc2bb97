import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { demoMember, haveSession, sendLogin } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

const PATH = '/m/hot-games';
const PLAY = /\/m\/play\?vassalage=/;
const tiles = (page: Page) => page.getByRole('main').getByRole('listitem');
const frameOf = (page: Page) => page.frameLocator('iframe');

/** Marks the running game, so that a game that was loaded anew is told from it. */
const mark = (page: Page) =>
  frameOf(page)
    .locator('body')
    .evaluate((body) => body.setAttribute('data-marked', ''));
const expectSameGame = (page: Page) => expect(frameOf(page).locator('body')).toHaveAttribute('data-marked', '');

for (const [brand, language] of [
  ['aurora', 'EN'],
  ['sahara', 'AR'],
  ['neon', 'EN'],
] as const) {
  const t = words[language];

  test(
    `${brand} ${language}: a game runs in the page, below a deposit too, and its way back leads to where it was chosen`,
    { tag: brand === 'aurora' ? ['@core'] : [] },
    async ({ openSite, page, addressOf }) => {
      await haveSession(page, addressOf(brand));
      await openSite({ brand, language, path: PATH });
      await hydrate(page);
      const tile = tiles(page).nth(7);
      await tile.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => {
        scrollBy({ top: 200, behavior: 'instant' });
        return scrollY;
      });
      const play = tile.getByRole('button').first();
      const name = (await play.innerText()).trim();
      await play.click();
      await expect(page).toHaveURL(PLAY);
      await expect(frameOf(page).getByRole('heading', { level: 1 })).toContainText(name.split('\n').at(-1) ?? '');
      await expect(frameOf(page).locator('a.back')).toHaveCount(0);
      await mark(page);

      const bar = page.locator('main header');
      await expect(bar.getByRole('button', { name: new RegExp(`^${t['header.hideBalance']}`) })).toBeVisible();
      await bar.getByRole('button', { name: t['footer.deposit'] }).click();
      const sheet = page.getByRole('dialog', { name: t['footer.deposit'] });
      await expect(sheet.getByRole('textbox').first()).toBeVisible();
      await steady(page);
      expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expectSameGame(page);

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 390, height: 844 });

      await page.reload();
      await expect(frameOf(page).locator('button.spin')).toBeEnabled();
      await bar.getByRole('link', { name: t['app.backHome'] }).click();
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(3);
    },
  );
}

test('another game is chosen over the running one, and one step back still leads to the list', async ({
  openSite,
  page,
  addressOf,
}) => {
  await haveSession(page, addressOf('aurora'));
  await openSite({ brand: 'aurora', path: PATH });
  await hydrate(page);
  for (const index of [1, 2]) {
    await tiles(page).nth(index).getByRole('button').first().click();
    await expect(frameOf(page).locator('button.spin')).toBeEnabled();
    if (index === 1) await page.goBack();
  }
  const second = page.url();
  await page.getByRole('button', { name: 'Game menu' }).click();
  const menu = page.getByRole('dialog');
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  await menu.getByRole('listitem').first().getByRole('button').click();
  await expect(page).not.toHaveURL(second);
  await expect(page).toHaveURL(PLAY);
  await expect(menu).toBeHidden();
  await expect(frameOf(page).locator('button.spin')).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('a guest taps a game on home and plays its demo, without typing anything', { tag: '@core' }, async ({ openSite, page }) => {
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  await page.getByRole('region', { name: 'Hot games' }).locator('button:has([data-tile])').first().click();
  await expect(page).toHaveURL(/&play=free$/);
  await expect(frameOf(page).getByText('Free play')).toBeVisible();
  const bar = page.locator('main header');
  await expect(bar.getByText('Demo', { exact: true })).toBeVisible();
  await expect(bar.getByText('Demo money only')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Deposit' })).toHaveCount(0);
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  await bar.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('where a tap opens the sheet of a game, its demo is the second tap', async ({ openSite, page }) => {
  await openSite({ brand: 'mekong', path: '/m/hot-games?game=10413' });
  await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click();
  await expect(frameOf(page).getByText('Free play')).toBeVisible();
});

test('a guest’s address of a game leads to its demo, or to the login and from there to the game', async ({
  openSite,
  page,
  addressOf,
}) => {
  await openSite({ brand: 'aurora', path: PATH });
  await hydrate(page);
  const paid = tiles(page).getByRole('link').first();
  await paid.click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await sendLogin(page, demoMember);
  await expect(page).toHaveURL(PLAY);
  await expect(frameOf(page).locator('button.spin')).toBeEnabled();
  const shared = new URL(page.url());

  await page.evaluate(() => localStorage.clear());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(addressOf('aurora', shared.pathname + shared.search));
  await expect(page).toHaveURL(/\/m\/login$/);
  await page.goto(addressOf('aurora', `${shared.pathname}?vassalage=SABL&gameType=RNG&id=10008&freeplay=1`));
  await expect(frameOf(page).getByText('Free play')).toBeVisible();
});

test('a game that the platform refuses says why, above it the way back', async ({ openSite, page, addressOf, faults }) => {
  await haveSession(page, addressOf('aurora'));
  await openSite({ brand: 'aurora', path: '/m/play?vassalage=LGON&gameType=FISH' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('under maintenance');
  await expect(page.getByRole('button', { name: 'Open in a window' })).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  faults.length = 0; // the browser reports the refusal
});

import type { Page } from '@playwright/test';
import { logIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';

const LAUNCH = '**/wps/game/launchGame*';
const firstGame = (page: Page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').first();

test.beforeEach(async ({ openSite, page, addressOf }) => {
  await openSite({ brand: 'aurora', path: '/m/login' });
  await logIn(page);
  await page.goto(addressOf('aurora', '/m/hot-games'));
});

test(
  'a launch that answers slowly says that it waits, in both windows, and gets there',
  { tag: '@core' },
  async ({ page, context }) => {
    let letGo: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(LAUNCH, async (route) => {
      await released;
      await route.continue();
    });
    const [game] = await Promise.all([context.waitForEvent('page'), firstGame(page).click()]);
    await expect(game.getByText('The game is opening…')).toBeVisible();
    await expect(page.getByText('The game is opening…')).toBeVisible();
    letGo();
    await expect(game).toHaveURL(/\/sandbox\/play/);
    await expect(page.getByText('The game is opening…')).toBeHidden();
  },
);

test('a game of a vendor in maintenance is refused in words, and its window closes', async ({
  page,
  context,
  addressOf,
  faults,
}) => {
  await page.goto(addressOf('aurora', '/m/provider?vassalage=LGON'));
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Favourite: / }) });
  const [opened] = await Promise.all([context.waitForEvent('page'), tile.first().getByRole('button').first().click()]);
  await expect(page.getByText('This game is being worked on. Please try again later.')).toBeVisible();
  await expect.poll(() => opened.isClosed()).toBe(true);
  faults.length = 0; // the browser reports the refusal
});

test('a blocked pop-up is explained', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await firstGame(page).click();
  await expect(page.getByText('popup blocked: allow pop-ups for this site and tap again.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { holdAnswers } from '../fixtures/troubledCalls.ts';

const LAUNCH = '**/wps/game/launchGame*';
const firstGame = (page: Page) => page.getByRole('main').getByRole('listitem').first().getByRole('button').first();

test(
  'a launch says that it waits, in both windows, and gets there; one that is refused or blocked says why',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page, context, addressOf, faults }) => {
    await haveSession(page, addressOf('lotus'));
    await openSite({ brand: 'lotus', path: '/m/hot-games' });
    const { release } = await holdAnswers(page, LAUNCH);
    const [game] = await Promise.all([context.waitForEvent('page'), firstGame(page).click()]);
    await expect(game.getByText('The game is opening…')).toBeVisible();
    await expect(page.getByText('The game is opening…')).toBeVisible();
    release();
    await expect(game).toHaveURL(/\/sandbox\/play/);
    await expect(page.getByText('The game is opening…')).toBeHidden();

    await page.evaluate(() => {
      window.open = () => null;
    });
    await firstGame(page).click();
    await expect(page.getByText('popup blocked: allow pop-ups for this site and tap again.')).toBeVisible();

    // A vendor in maintenance.
    await page.goto(addressOf('lotus', '/m/provider?vassalage=LGON'));
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Favourite: / }) });
    const [opened] = await Promise.all([context.waitForEvent('page'), tile.first().getByRole('button').first().click()]);
    await expect(page.getByText('This game is under maintenance. Please try again later.')).toBeVisible();
    await expect.poll(() => opened.isClosed()).toBe(true);
    faults.length = 0; // the browser reports the refusal
  },
);

import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { demoMember, haveSession, sendLogin } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';

const SPORTS = '/m/sport-games';
const launchOf = (page: Page) => page.waitForRequest((request) => request.url().endsWith('/wps/game/launchGame'));

/** Matches that have not begun: no goal can close them during the test. */
const matchesToCome = (page: Page) =>
  page
    .getByRole('region', { name: 'Matches & odds' })
    .getByRole('article')
    .filter({ has: page.locator('time') });

test('a guest collects odds, logs in, finds them again and is handed over to the studio with them', async ({
  openSite,
  page,
}) => {
  await openSite({ brand: 'sahara', path: SPORTS, language: 'EN' });
  await hydrate(page);
  await expect(matchesToCome(page).nth(1)).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  for (const match of [matchesToCome(page).nth(0), matchesToCome(page).nth(1)])
    await match
      .getByRole('button', { name: / to win, \d/ })
      .first()
      .click();
  const coupon = page.getByRole('region', { name: 'Coupon (2)' });
  await expect(coupon).toContainText(/Combined odds \d/);

  await coupon.getByRole('link', { name: 'Go to the bet slip' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
  await sendLogin(page, demoMember);
  await expect(page).toHaveURL(new RegExp(`${SPORTS}$`));

  const launch = launchOf(page);
  await coupon.getByRole('button', { name: 'Go to the bet slip' }).click();
  const sent = (await launch).postDataJSON() as { readonly selection: readonly object[] };
  expect(sent).toMatchObject({ vassalage: expect.any(String), gameType: 'SPORTS', gameCode: 'lobby' });
  expect(sent.selection).toEqual(
    Array.from({ length: 2 }, () => ({
      eventId: expect.any(String),
      marketId: expect.any(String),
      outcomeId: expect.any(String),
      odds: expect.any(Number),
    })),
  );
});

test('a live table says what goes on at it, and opens its game', async ({ openSite, page, addressOf }) => {
  await haveSession(page, addressOf('sahara'));
  await openSite({ brand: 'sahara', path: '/m/gameList?gameType=LIVE', language: 'EN' });
  const tables = page.getByRole('region', { name: 'Live tables' });
  const table = tables.getByRole('listitem').first().getByRole('button');
  await expect(table).toContainText(/Dealer: .*Limits: /);
  const launch = launchOf(page);
  await table.click();
  expect((await launch).postDataJSON()).toMatchObject({ gameType: 'LIVE', nodeId: expect.any(Number) });
  await expect(page.frameLocator('main iframe').getByRole('heading', { level: 1 })).toBeVisible();
});

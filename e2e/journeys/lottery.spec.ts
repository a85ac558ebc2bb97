import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';

test.describe('before its script', () => {
  test.use({ javaScriptEnabled: false });
  test('a page of lotteries shows the numbers of the latest draws, and sports have none', async ({ openSite, page }) => {
    await openSite({ brand: 'aurora', path: '/m/elott' });
    const draws = page.getByRole('region', { name: 'Latest draws' });
    await expect(draws.getByText(/^Winning numbers: \d/).first()).toBeAttached();
    await expect(draws.getByRole('img')).toHaveCount(0); // logos are decoration

    await openSite({ brand: 'aurora', path: '/m/sport-games' });
    await expect(page.getByRole('button', { name: 'Favourites' })).toBeVisible();
    await expect(draws).toHaveCount(0);
  });
});

for (const [brand, language, theme] of [
  ['aurora', 'EN', 'dark'],
  ['sahara', 'AR', 'light'],
] as const) {
  test(`${brand} ${language}: draws fit on a small phone, and everybody can use them`, async ({ openSite, page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSite({ brand, language, theme, path: '/m/lott' });
    await page.keyboard.press('Shift');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });
}

test('draws of a region are chosen, and one of its lotteries is opened inside the site', async ({
  openSite,
  page,
  addressOf,
}) => {
  await haveSession(page, addressOf('aurora'));
  await openSite({ brand: 'aurora', path: '/m/lott' });
  const draws = page.getByRole('region', { name: 'Latest draws' });
  await draws.getByRole('button', { name: 'North' }).click();
  await draws.getByRole('button', { name: /Draw/ }).first().click();
  await expect(page).toHaveURL(/\/m\/lottery\?/);
});

test('a lottery fills the page below the one way back', async ({ openSite, page, addressOf }) => {
  await haveSession(page, addressOf('sahara'));
  await openSite({
    brand: 'sahara',
    language: 'AR',
    path: '/m/lottery?vassalage=ELOTT&gameType=ELOTT&id=10615&gameId=ELOTT-005',
  });
  const lottery = page.frameLocator('iframe');
  await lottery.locator('button.spin').click();
  await expect(lottery.locator('a.back')).toHaveCount(0);
  const box = await page.locator('iframe').boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

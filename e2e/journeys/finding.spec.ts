import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/site.ts';
import { words as playerTexts } from '../fixtures/readings.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** From right to left, where more can go wrong. */
const brand = 'sahara';
const language = 'AR';
const words = {
  search: 'ابحث عن لعبة',
  filter: 'تصفية',
  sheet: 'التصفية والترتيب',
  clear: 'مسح عوامل التصفية',
  recent: 'عمليات البحث الأخيرة',
  popular: 'رائجة الآن',
  similar: 'هل تقصد',
};

const tiles = (page: Page) => page.locator('[aria-posinset]');
const firstName = (page: Page) => tiles(page).first().innerText();

test(
  'games are found while one types, are still found after a reload, and what was meant is a tap away',
  { tag: '@core' },
  async ({ openSite, page }) => {
    await openSite({ brand, language, path: '/m/slot-games' });
    await hydrate(page);
    const field = page.getByRole('searchbox', { name: words.search });
    await field.fill('gold');
    await expect(page).toHaveURL(/[?&]q=gold/);
    await expect(tiles(page).first()).toContainText(/gold/i);
    await page.reload();
    await expect(field).toHaveValue('gold');
    await expect(tiles(page).first()).toContainText(/gold/i);

    await hydrate(page);
    await field.fill('dragn');
    await expect(tiles(page).first()).toContainText(/dragon/i); // despite the typo
    await field.fill('dragon cherry');
    await expect(page.getByRole('heading', { name: words.similar })).toBeVisible();
    await expect(page.getByRole('heading', { name: words.popular })).toBeVisible();
    await page
      .getByRole('button', { name: /dragon/i })
      .first()
      .click();
    await expect(field).toHaveValue(/dragon/i);
    await expect(tiles(page).first()).toContainText(/dragon/i);
  },
);

test('filters are tried in a sheet that keeps the focus, stay in the address, and are cleared', async ({ openSite, page }) => {
  await openSite({ brand, language, path: '/m/slot-games' });
  await hydrate(page);
  const all = await firstName(page);
  const button = page.getByRole('button', { name: words.filter, exact: true });
  const sheet = page.getByRole('dialog', { name: words.sheet });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(sheet).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  const studios = sheet.getByRole('group').last().getByRole('checkbox', { disabled: false });
  await studios.nth(0).check();
  await studios.nth(1).check();
  await sheet.getByRole('button').last().click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/[?&]vendors=\w+%2C\w+/);
  await expect.poll(() => firstName(page)).not.toBe(all);
  await page.reload();
  await page.getByRole('button', { name: words.clear }).click();
  await expect(page).toHaveURL(/\/m\/slot-games$/);
  await expect.poll(() => firstName(page)).toBe(all);
});

test('the bar of a list stays in view, covers nothing that has the focus, and begins another list at its top', async ({
  openSite,
  page,
}) => {
  await openSite({ brand, language, path: '/m/slot-games' });
  await hydrate(page);
  const filter = page.getByRole('button', { name: words.filter, exact: true });
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(filter).toBeInViewport();
  const bar = await filter.boundingBox();
  await tiles(page).first().getByRole('link').first().focus();
  await expect
    .poll(async () => (await tiles(page).first().boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.getByRole('main').getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/[?&]type=HOT/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('a vendor is chosen on its page, its mark is in view, and the page is accessible', async ({ openSite, page }) => {
  await openSite({ brand, language, path: '/m/provider?vassalage=LUMI' });
  await hydrate(page);
  const chosen = page.getByRole('main').getByRole('navigation').locator('[aria-current]');
  await expect(chosen).toHaveAttribute('href', '/m/provider?vassalage=LUMI');
  await expect(chosen).toBeInViewport();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
});

test('the search takes the place of home, and gives it back', { tag: '@core' }, async ({ openSite, page }) => {
  await openSite({ brand, language });
  await hydrate(page);
  await page.getByRole('link', { name: words.search }).click();
  const field = page.getByRole('searchbox', { name: words.search });
  await expect(field).toBeFocused();
  await field.fill('moon');
  await expect(tiles(page).first()).toContainText(/moon/i);
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await field.fill('');
  await expect(page.getByRole('heading', { name: words.recent })).toBeVisible();
  await expect(page.getByRole('button', { name: 'moon' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
});

// Other lists are looked at where their pictures are taken (e2e/visual/cover.spec.ts).
test('/m/slotsCenter is accessible', async ({ openSite, page }) => {
  await openSite({ brand, language, path: '/m/slotsCenter' });
  await hydrate(page);
  await expect(page.locator('main img').first()).toBeAttached();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
});

test('the bar leads to all games, and to the search with its field focused', { tag: '@core' }, async ({ openSite, page }) => {
  const item = (name: string) => page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  await item('Games').click();
  await expect(page).toHaveURL(/\/m\/gameCenter$/);
  await expect(page.getByRole('heading', { level: 1, name: 'All games' })).toBeVisible();
  await expect(item('Games')).toHaveAttribute('aria-current', 'page');

  await openSite({ brand: 'neon', path: '/m/gameCenter' });
  await hydrate(page);
  await item('Search').click();
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused();
  await expect(item('Search')).toHaveAttribute('aria-current', 'page');
  await expect(item('Home')).not.toHaveAttribute('aria-current');
});

test('a guest who wants favourites logs in first', { tag: '@core' }, async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/slot-games' });
  await hydrate(page);
  await page.getByRole('tab', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('the bar of categories follows what is read, and is at its beginning again at the top of home', async ({
  openSite,
  page,
}) => {
  await openSite({ brand: 'sahara', language: 'AR' });
  await hydrate(page);
  const sections = page.getByRole('navigation', { name: playerTexts.AR['home.categories'] }).locator('a[href^="#"]');
  const target = (await sections.last().getAttribute('href')) ?? '';
  // A third down the screen is where a section counts as read.
  await page
    .locator(target)
    .evaluate((section) =>
      scrollTo({ top: scrollY + section.getBoundingClientRect().top - innerHeight / 3 + 20, behavior: 'instant' }),
    );
  await expect(sections.last()).toHaveAttribute('aria-current', 'true');
  await expect(sections.last()).toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(sections.first()).toBeInViewport();
  await expect(sections.last()).not.toBeInViewport();
});

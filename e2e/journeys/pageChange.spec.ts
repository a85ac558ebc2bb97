import { english, arabic } from '../../tests/support/playerTexts.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { holdAnswers } from '../fixtures/troubledCalls.ts';

const readings = [
  { brand: 'aurora', language: 'EN', texts: english },
  { brand: 'sahara', language: 'AR', texts: arabic },
] as const;

for (const { brand, language, texts } of readings) {
  test(
    `${brand} in ${language}: while the code of a page is on its way, its name stands in the header, and the bar stays`,
    { tag: '@core' },
    async ({ openSite, page }) => {
      const code = await holdAnswers(page, '**/assets/RoutedPage-*.js');
      await openSite({ brand, language });
      await hydrate(page);
      await page.getByRole('banner').getByRole('button', { name: texts['header.menu'] }).click();
      // Until the menu is hydrated its links are plain ones, and the server renders the page.
      await expect(page.locator('[data-dehydrated] #leftMenu')).toHaveCount(0);
      await page.locator('#leftMenu a[href="/m/activity"]').click();
      const title = page.getByRole('banner').getByRole('heading', { level: 1, name: texts['page.promotions'] });
      await expect(title).toBeVisible();
      await expect(page.getByRole('navigation', { name: texts['footer.label'] })).toBeVisible();
      await expect(page.getByRole('main').getByRole('status', { name: texts['app.loading'] })).toBeVisible();
      code.release();
      await expect(page.getByRole('main').locator('details').first()).toBeVisible();
      await expect(title).toBeVisible();
    },
  );
}

test('the code of a page is asked for when a link to it is pressed', async ({ openSite, page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/assets\/(RoutedPage|PromotionList)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name) asked.add(name);
  });
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect([...asked]).toEqual([]);
  const link = page.getByRole('contentinfo').or(page.getByRole('navigation')).locator('a[href="/m/activity"]').first();
  await link.dispatchEvent('pointerdown');
  await expect.poll(() => [...asked].toSorted()).toEqual(['PromotionList', 'RoutedPage']);
  await expect(page).toHaveURL(/\/m\/home$/);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: english['page.promotions'] })).toBeVisible();
  await expect(page.getByRole('main').locator('details').first()).toBeVisible();
});

test(
  'what is typed right after a tap on the search is in its field, and searched for',
  { tag: '@core' },
  async ({ openSite, page }) => {
    const code = await holdAnswers(page, '**/assets/RoutedPage-*.js');
    await openSite({ brand: 'aurora' });
    await hydrate(page);
    await page.getByRole('link', { name: english['games.search'] }).click();
    await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.type('roul');
    code.release();
    const field = page.getByRole('searchbox', { name: english['games.search'] });
    await expect(field).toHaveValue('roul');
    await page.keyboard.type('ette');
    await expect(field).toHaveValue('roulette');
    await expect(page).toHaveURL(/q=roulette/);
  },
);

test('what is typed into the search before its page is hydrated stays, and is searched for', async ({ openSite, page }) => {
  const code = await holdAnswers(page, '**/assets/startPlayer-*.js');
  await openSite({ brand: 'aurora', path: '/m/home?q=' });
  const field = page.getByRole('searchbox', { name: english['games.search'] });
  await field.pressSequentially('roul');
  code.release();
  await hydrate(page);
  await expect(page).toHaveURL(/q=roul/);
  await expect(field).toHaveValue('roul');
});

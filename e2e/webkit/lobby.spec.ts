import { publishParameters } from '../fixtures/publish.ts';
import { words } from '../fixtures/readings.ts';
import { startServer } from '../fixtures/server.ts';
import type { Target, WebKitPage } from '../fixtures/WebKitPage.ts';
import { expect, test } from '../fixtures/webkitTest.ts';

const t = words.EN;
const banner = { role: 'banner' } as const;
const menu = { css: '#leftMenu' } as const;
const logInLink = { role: 'link', name: t['header.login'], in: banner } as const;

const openMenu = async (page: WebKitPage) => {
  await page.click({ role: 'button', name: t['header.menu'], in: banner });
  await page.see(menu);
};
const attribute = (page: WebKitPage, name: string) =>
  page.evaluate((key: string) => document.documentElement.getAttribute(key), name);

test('home is drawn, becomes interactive by itself, and its bar leads to other pages and back', async ({
  openSite,
  phone: page,
}) => {
  await openSite({ brand: 'aurora' });
  await page.see({ role: 'heading', name: 'Hot games' });
  await page.isInteractive();
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await page.click({ role: 'link', name: 'Promotions', in: { role: 'navigation', name: 'Main navigation' } });
  await page.see({ role: 'heading', name: 'Promotions' });
  await page.driver.navigate().back();
  await page.at(/\/m\/home$/);
  await page.see({ role: 'heading', name: 'Hot games' });
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a dialog is closed by the phone’s back button, by Escape and by its button, and the focus returns', async ({
  openSite,
  phone: page,
}) => {
  await openSite({ brand: 'harbour' });
  await page.isInteractive();
  const dialog = { role: 'dialog', name: t['dialog.login'] } as const;
  for (const close of [
    () => page.driver.navigate().back(),
    () => page.press('ESCAPE'),
    () => page.click({ role: 'button', name: t['app.close'], in: dialog }),
  ]) {
    await page.click(logInLink);
    await page.see(dialog);
    await page.at(/\/m\/login$/);
    await close();
    await page.gone(dialog);
    await page.at(/\/m\/home$/);
    await page.until('the focus', () =>
      page.evaluate((name: string) => document.activeElement?.textContent === name, t['header.login']),
    );
  }
});

for (const isInteractive of [false, true])
  test(`a language is chosen in the menu ${isInteractive ? 'of an interactive page' : 'of a page that was loaded just now'} and stays`, async ({
    openSite,
    phone: page,
  }) => {
    await openSite({ brand: 'sahara' });
    if (isInteractive) await page.isInteractive();
    await openMenu(page);
    await page.click({ css: 'summary', text: 'Language', in: menu });
    await page.click({ role: 'link', name: /العربية/, in: menu });
    const isArabic = async () => (await attribute(page, 'lang')) === 'ar' && (await attribute(page, 'dir')) === 'rtl';
    await page.until('Arabic', isArabic);
    await page.driver.navigate().refresh();
    await page.until('Arabic after a reload', isArabic);
  });

test('the light look is chosen in the menu and stays', async ({ openSite, phone: page }) => {
  await openSite({ brand: 'aurora' });
  expect(await attribute(page, 'data-theme')).toBe('dark');
  await openMenu(page);
  await page.click({ role: 'link', name: 'Light', in: menu });
  await page.until('the light look', async () => (await attribute(page, 'data-theme')) === 'light');
  await page.driver.navigate().refresh();
  await page.until('the light look after a reload', async () => (await attribute(page, 'data-theme')) === 'light');
});

test('games are found while one types, also by a typo', async ({ openSite, phone: page }) => {
  await openSite({ brand: 'aurora', path: '/m/slot-games' });
  await page.isInteractive();
  const field: Target = { role: 'searchbox', name: 'Search games' };
  const first: Target = { css: '[aria-posinset="1"]' };
  const firstSays = async (word: string) => {
    const said: unknown = await (await page.see(first)).getProperty('textContent');
    return String(said).toLowerCase().includes(word);
  };
  await page.enter(field, 'gold');
  await page.at(/[?&]q=gold/);
  await page.until('a game of gold', () => firstSays('gold'));
  await page.enter(field, 'dragn');
  await page.until('a game of dragons', () => firstSays('dragon'));
});

test('what goes live reaches a page that is open, without a reload', async ({ openSite, phone: page, request }) => {
  const server = await startServer();
  try {
    await openSite({ brand: 'mekong', port: server.port });
    await page.isInteractive();
    await page.evaluate(() => void Object.assign(window, { sameDocument: true }));
    // The page listens a moment after it is interactive; a release before that is published again.
    let round = 0;
    await page.until('the new title', async () => {
      round += 1;
      const title = `Mekong Anew ${round}`;
      await publishParameters(request, server.port, 'mekong', { title });
      await page.until(title, async () => (await page.driver.getTitle()) === title);
      return true;
    });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  } finally {
    await page.driver.get('about:blank'); // a page that outlives its server would complain of it
    await server.stop();
  }
});

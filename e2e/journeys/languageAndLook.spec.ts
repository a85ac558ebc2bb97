import { chooseLanguage, openLeftMenu } from '../fixtures/leftMenu.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const languages = [
  { brand: 'aurora', endonym: '简体中文', lang: 'zh-Hans', dir: 'ltr', home: '首页' },
  { brand: 'sahara', endonym: 'العربية', lang: 'ar', dir: 'rtl', home: 'الرئيسية' },
] as const;

for (const { brand, endonym, lang, dir, home } of languages) {
  for (const isInteractive of [false, true]) {
    test(
      `${brand}: a player chooses ${lang} ${isInteractive ? 'while the page is interactive' : 'before any script has run'} and keeps it`,
      { tag: '@core' },
      async ({ openSite, page }) => {
        await openSite({ brand });
        if (isInteractive) await hydrate(page);
        const menu = await openLeftMenu(page);
        await chooseLanguage(menu, endonym);

        const check = async () => {
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.locator('html')).toHaveAttribute('dir', dir);
          await expect(page.getByRole('navigation').getByRole('link', { name: home, exact: true }).first()).toBeVisible();
        };
        await check();
        await page.reload();
        await check();
      },
    );
  }
}

test('a player chooses the light look and keeps it', { tag: '@core' }, async ({ openSite, page }) => {
  await openSite({ brand: 'aurora' });
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await background();

  const menu = await openLeftMenu(page);
  await menu.getByRole('link', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await background()).not.toBe(dark);

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a browser that prefers Chinese gets Chinese where the brand speaks it', async ({ browser, addressOf }) => {
  const page = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await page.goto(addressOf('aurora'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.goto(addressOf('lotus'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});

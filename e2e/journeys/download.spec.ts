import { accessibilityBreaches } from '../fixtures/axe.ts';
import { words as texts } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';

test.use({ offersApp: true });

const words = {
  aurora: { language: 'EN', bar: 'Get the app', get: 'Get', close: 'Close', shortcut: 'Add to home screen' },
  sahara: { language: 'AR', bar: 'حمّل التطبيق', get: 'احصل عليه', close: 'إغلاق', shortcut: 'أضف إلى الشاشة الرئيسية' },
} as const;

for (const brand of ['aurora', 'sahara'] as const) {
  const { language, bar, get, close, shortcut } = words[brand];

  test(`${brand}: the app is offered until the bar is closed`, async ({ openSite, page }) => {
    await openSite({ brand, language });
    await page.keyboard.press('Shift');
    const offer = page.getByRole('complementary', { name: bar });
    await offer.getByRole('button', { name: get, exact: true }).click();
    const popup = page.getByRole('dialog', { name: bar });
    await expect(popup.getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await expect(page.locator('html')).toHaveAttribute('data-modal', 'download');
    expect(await accessibilityBreaches(page)).toEqual([]);
    await popup.getByRole('button', { name: shortcut }).click();
    await expect(page.getByRole('dialog', { name: shortcut }).getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-modal');

    await offer.getByRole('button', { name: close }).click();
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  for (const [system, userAgent, links] of [
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', ['ios', 'profile']],
    ['an Android', 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36', ['android']],
  ] as const) {
    test.describe(() => {
      test.use({ userAgent });
      test(`${brand}: on ${system} the page of the app offers what that phone can use`, async ({ openSite, page }) => {
        await openSite({ brand, language, path: '/m/app' });
        await page.keyboard.press('Shift');
        const offers = page.getByRole('main').getByRole('region', { name: bar });
        await expect(offers.getByRole('link')).toHaveText(links.map((kind) => texts[language][`app.${kind}`]));
        await offers.getByRole('button', { name: shortcut }).click();
        const profile = page.getByRole('dialog', { name: shortcut }).getByRole('link', { name: texts[language]['app.profile'] });
        await expect(profile).toHaveCount(links.length - 1);
      });
    });
  }

  test(`${brand}: the page of the app offers every way on a computer`, async ({ openSite, page }) => {
    await openSite({ brand, language, path: '/m/app' });
    const offers = page.getByRole('main').getByRole('region', { name: bar });
    await expect(offers.getByRole('link')).toHaveCount(3);
    expect(await accessibilityBreaches(page)).toEqual([]);
    await offers.getByRole('button', { name: shortcut }).click();
    await expect(page.getByRole('dialog', { name: shortcut })).toBeVisible();
  });
}

test('what the browser offers to install before the player is here is made use of', async ({ openSite, page }) => {
  await openSite({ brand: 'aurora', path: '/m/app' });
  await page.evaluate(() => {
    const prompt = () => {
      document.documentElement.dataset['asked'] = '';
      return Promise.resolve({ outcome: 'dismissed' });
    };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  });
  await page.getByRole('main').getByRole('button', { name: words.aurora.shortcut }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

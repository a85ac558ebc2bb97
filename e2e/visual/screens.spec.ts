import { expectPicture } from '../fixtures/expectPicture.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';
import { drawAll, readToTheEnd, steady } from '../fixtures/steady.ts';

const screens = { home: '/m/home', login: '/m/login', register: '/m/register', forget: '/m/forget' } as const;

for (const brand of brandNames) {
  const [language] = brands[brand].languages;

  for (const [screen, path] of Object.entries(screens)) {
    test(`${brand}: ${screen}`, async ({ openSite, page }) => {
      await openSite({ brand, path, language });
      await steady(page);
      await expectPicture(page, `${brand}-${screen}.png`);
    });
  }

  test(`${brand}: home from top to bottom on a small phone, in the other look`, async ({ openSite, page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openSite({ brand, language, theme: brand === 'lotus' ? 'dark' : 'light' });
    await drawAll(page);
    await readToTheEnd(page);
    await expectPicture(page, `${brand}-home-whole.png`, { fullPage: true });
  });
}

test.describe('before the age is confirmed', () => {
  test.use({ isOfAge: false });

  test('sahara: age gate', async ({ openSite, page }) => {
    await openSite({ brand: 'sahara', language: 'AR' });
    await steady(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPicture(page, 'sahara-age-gate.png');
  });
});

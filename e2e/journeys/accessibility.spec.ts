import { accessibilityBreaches } from '../fixtures/axe.ts';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';
import { readToTheEnd, steady } from '../fixtures/steady.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const brand of brandNames) {
  for (const theme of ['dark', 'light'] as const) {
    for (const path of ['/m/home', '/m/login', '/m/register'] as const) {
      test(`${brand}, ${theme}: ${path} is accessible`, async ({ openSite, page }) => {
        await openSite({ brand, path, theme });
        await readToTheEnd(page);
        expect(await accessibilityBreaches(page)).toEqual([]);
      });
    }

    test(`${brand}, ${theme}: the left menu is accessible`, async ({ openSite, page }) => {
      await openSite({ brand, theme });
      await openLeftMenu(page);
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
    });
  }

  for (const language of brands[brand].languages) {
    test(`${brand}: home and register in ${language} are accessible`, async ({ openSite, page }) => {
      for (const path of ['/m/home', '/m/register'] as const) {
        await openSite({ brand, path, language });
        await steady(page);
        expect(await accessibilityBreaches(page)).toEqual([]);
      }
    });
  }
}

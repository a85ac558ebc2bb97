import { haveSession } from '../fixtures/member.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';

/** Aurora celebrates; Sahara's profile is strict. */
const cases = [
  { brand: 'aurora', language: 'EN', motion: 'no-preference', isCelebrated: true },
  { brand: 'aurora', language: 'EN', motion: 'reduce', isCelebrated: false },
  { brand: 'sahara', language: 'AR', motion: 'no-preference', isCelebrated: false },
] as const;

for (const { brand, language, motion, isCelebrated } of cases) {
  test.describe(`${brand}, with the wish for motion “${motion}”`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`a claimed reward is ${isCelebrated ? 'celebrated, in reach of no finger, until nothing is left of it' : 'answered in words alone'}`, async ({
      addressOf,
      openSite,
      page,
    }) => {
      const t = words[language];
      await page.route('**/wps/reward/claim', (route) => route.fulfill({ json: { success: true, value: { amount: 10 } } }));
      await haveSession(page, addressOf(brand));
      await openSite({ brand, language, path: '/m/rewardCenter' });
      await hydrate(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const canvas = page.locator('canvas[aria-hidden]');
      const thrown = canvas.waitFor({ state: 'attached' });
      thrown.catch(() => undefined);
      await page
        .getByRole('button', { name: new RegExp(`^${t['reward.claim']}: `) })
        .first()
        .click();
      await expect(page.getByRole('status').getByRole('button')).toBeVisible();
      if (isCelebrated) {
        await thrown;
        await page.getByRole('link', { name: t['hub.activity'] }).click();
        await expect(page).toHaveURL(/\/m\/activity$/);
      }
      await page.waitForLoadState('networkidle');
      await expect(canvas).toHaveCount(0);
      expect(asked.some((url) => url.includes('throwConfetti'))).toBe(isCelebrated);
    });
  });
}

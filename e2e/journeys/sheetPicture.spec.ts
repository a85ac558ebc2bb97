import { hydrate } from '../fixtures/hydrate.ts';
import { expect, test } from '../fixtures/site.ts';

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`with the wish for motion “${motion}”`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test(`the picture of a tile ${motion === 'reduce' ? 'stays where it is' : 'grows into that of its sheet, time and again'}`, async ({
      openSite,
      page,
    }) => {
      await openSite({ brand: 'mekong', path: '/m/slot-games' }); // a tap opens the sheet there
      await hydrate(page);
      await page.evaluate(() => {
        const { dataset } = document.documentElement;
        const isFlying = (node: Node) => node instanceof HTMLImageElement && node.popover === 'manual';
        const count = () => Number(dataset['flights'] ?? 0);
        new MutationObserver((changes) => {
          const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFlying);
          dataset['flights'] = String(count() + added.length);
        }).observe(document.body, { childList: true, subtree: true });
      });
      for (const [turn, place] of [1, 3].entries()) {
        await page.locator('main a[href*="game="]').nth(place).click();
        const sheet = page.getByRole('dialog');
        const picture = sheet.locator('[data-tile]').first();
        await expect(picture).toBeVisible(); // it is not, while it comes
        await expect(page.locator('img[popover]')).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-flights', motion === 'reduce' ? '0' : String(turn + 1));
        await page.goBack();
        await expect(sheet).toBeHidden();
      }
    });
  });
}

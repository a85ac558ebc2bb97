import { expect, test } from '../fixtures/site.ts';

// Its pictures leave room at the right, where Arabic begins.
for (const language of ['AR', 'EN'] as const)
  test(`sahara, ${language}: words of the hero keep their distance from the edge, and its picture fades towards them`, async ({
    openSite,
    page,
  }) => {
    await openSite({ brand: 'sahara', language });
    const words = page.locator('[class*=BannerCarousel_title]').first();
    const { x, width } = (await words.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
    const { left, right } = await words.evaluate((title) => {
      const range = document.createRange();
      range.selectNodeContents(title);
      return range.getBoundingClientRect();
    });
    expect(left).toBeGreaterThanOrEqual(x);
    expect(Math.max(x + width, right)).toBeLessThanOrEqual(390 - 16);
    const picture = page.locator('[class*=BannerCarousel_picture]').first();
    await expect(picture).toHaveCSS('mask-image', /^linear-gradient\(to left,/);
  });

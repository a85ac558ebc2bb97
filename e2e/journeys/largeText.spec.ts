import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

test.use({ offersApp: true });

/** Lines that the words of an element take, and how many there are: a word in two lines is broken. */
const brokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }),
  );

for (const [brand, language, width] of [
  ['aurora', 'EN', 390],
  ['sahara', 'AR', 320],
  ['harbour', 'ID', 320],
  ['lotus', 'VN', 390],
] as const satisfies readonly (readonly [string, string, number])[]) {
  test(`${brand} ${language}: letters twice as large break no word in the bar and in the offer of the app`, async ({
    openSite,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openSite({ brand, language });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await hydrate(page);
    const offer = page.getByRole('complementary').last();
    await expect(offer).toBeVisible();
    expect(await brokenWords(page, 'nav li span, aside p > *')).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { accountOf, haveSession } from '../fixtures/member.ts';
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

for (const brand of ['aurora', 'mekong', 'lotus', 'neon'] as const)
  test(`${brand}: with letters twice as large the bar is one row, and a member's header too`, async ({
    openSite,
    page,
    addressOf,
  }) => {
    await haveSession(page, addressOf(brand));
    await openSite({ brand });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await hydrate(page);
    const avatar = accountOf(page, 'EN');
    await expect(avatar).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByRole('status', { name: /^Balance/ })).toBeVisible(); // it takes the most room
    const topsOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((parts) => new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top))).size);
    expect(await topsOf('nav [class*=FooterNav_cell]')).toBe(1);
    const [logo, account] = [await page.locator('header [class*=HomeHeader_logo]').boundingBox(), await avatar.boundingBox()];
    expect(account?.y ?? Number.NaN).toBeLessThan((logo?.y ?? Number.NaN) + (logo?.height ?? Number.NaN));
  });

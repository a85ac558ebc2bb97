import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { haveSession } from '../fixtures/member.ts';
import { SESSION_KEY } from '../../src/site/sessionKey.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

/** The page fits a small phone, in its text direction, and is accessible. */
async function expectFine(page: Page, dir: 'ltr' | 'rtl') {
  await page.setViewportSize({ width: 320, height: 640 });
  await steady(page);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await accessibilityBreaches(page)).toEqual([]);
}

for (const [brand, language, dir] of [
  ['sahara', 'AR', 'rtl'],
  ['neon', 'JP', 'ltr'],
] as const) {
  test(`${brand} ${language}: the sandbox’s game`, async ({ addressOf, openSite, page }) => {
    await haveSession(page, addressOf(brand));
    await openSite({ brand, language, path: '/m/hot-games' });
    await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click();
    const address = await page.locator('iframe').getAttribute('src');
    await page.goto(address ?? '');
    const spin = page.locator('button.spin');
    await spin.click();
    await expect(spin).toBeEnabled();
    await page.locator('summary').click();
    await expectFine(page, dir);
  });
}

/** Writes in the sandbox's chat as the site opens it, and goes back by its link. */
async function chat(
  page: Page,
  {
    title,
    language,
    texts,
    dir,
    at,
  }: {
    readonly title: string;
    readonly language: 'AR' | 'KH';
    readonly texts: readonly string[];
    readonly dir: 'ltr' | 'rtl';
    readonly at: (path: string) => string;
  },
) {
  const query = new URLSearchParams({
    b2c: '1',
    language,
    backUrl: page.url(),
    headerColor: '#000',
    title,
    moduleId: 'CBS3',
  });
  const chatUrl = await page.evaluate(
    async ([asked, key]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}') as { readonly token: string };
      const answer = await fetch(asked, { headers: { authorization: session.token } });
      return ((await answer.json()) as { readonly value: { readonly chatUrl: string } }).value.chatUrl;
    },
    [`/wps/relay/CBS_launchChat?${query.toString()}`, SESSION_KEY] as const,
  );
  await page.goto(at(chatUrl));
  for (const text of texts) {
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button').click();
    await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  }
  await expectFine(page, dir);
  // One's own messages are at the end of the line, in either direction.
  const end: 'left' | 'right' = dir === 'ltr' ? 'right' : 'left';
  const gaps = await page
    .locator('li[data-own]')
    .evaluateAll(
      (items, side: 'left' | 'right') =>
        items.map((item) =>
          Math.round(Math.abs(item.getBoundingClientRect()[side] - (item.parentElement?.getBoundingClientRect()[side] ?? 0))),
        ),
      end,
    );
  expect(gaps.slice(-texts.length)).toEqual(texts.map(() => 0)); // earlier visits have left theirs
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

test('mekong: the sandbox’s chat, in two scripts, and from right to left with a word longer than the screen', async ({
  openSite,
  addressOf,
  page,
}) => {
  const at = (path: string) => addressOf('mekong', path);
  await haveSession(page, addressOf('mekong'));
  await openSite({ brand: 'mekong', language: 'KH' });
  await chat(page, { title: 'Mekong', language: 'KH', texts: ['សួស្ដី', 'مرحبا'], dir: 'ltr', at });
  const texts = ['مرحبا، عندي سؤال', 'AVeryLongWordWithoutAnySpaceWhatsoeverInIt'];
  await chat(page, { title: 'Mekong', language: 'AR', texts, dir: 'rtl', at });
});

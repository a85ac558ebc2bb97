import type { Page } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { accountOf, demoMember, havePlayed, haveSession, logIn } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate, isInteractive } from '../fixtures/hydrate.ts';
import { steady } from '../fixtures/steady.ts';
import { watchJumps } from '../fixtures/troubledCalls.ts';

// Pictures have their part in what moves.
test.use({ showsPictures: true });

/** What may move on home while it loads, in the browser's measure of layout shifts. */
const LIMIT = 0.02;

/** Elements of home before anybody scrolls. */
const MOST_ELEMENTS = 1050;

const visitors = [
  { who: 'guest', name: undefined },
  { who: 'member', name: 'demomember' },
  { who: 'agent', name: 'demoagent' },
] as const;

/** The outlines of games that are on their way. */
const awaitedGames = (page: Page) => page.locator('[aria-busy="true"] [data-waiting]');

/** Waits until home is drawn and hydrated, for a member with what is the member's own. */
async function isComplete(page: Page, isMember: boolean): Promise<void> {
  await isInteractive(page);
  await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
  if (isMember) await expect(accountOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(awaitedGames(page)).toHaveCount(0);
  await steady(page);
}

/** The kind of visitor that the browser has noted for the server. */
const noted = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies(page.url())).find(({ name }) => name === 'visitor')?.value;

for (const brand of brandCodes)
  for (const { who, name } of visitors)
    test(
      `${brand}: home stays where it is while it loads, of the ${who}’s first visit and the next`,
      { tag: brand === 'lotus' ? ['@walk'] : [] },
      async ({ openSite, page, addressOf }) => {
        const isMember = name !== undefined;
        if (isMember) {
          await haveSession(page, addressOf(brand), name);
          await havePlayed(page.request, addressOf(brand), name);
        }
        for (const visit of ['first', 'next']) {
          await openSite({ brand });
          const moved = await watchJumps(page);
          await isComplete(page, isMember);
          expect(await moved(), `${visit} visit`).toBeLessThanOrEqual(LIMIT);
          if (isMember) await expect.poll(() => noted(page)).toMatch(/^member.*-played$/);
        }
        await expect(page.locator('#continue-title')).toHaveCount(isMember ? 1 : 0);
        const elements = await page.evaluate(() => document.querySelectorAll('*').length);
        expect(elements).toBeLessThanOrEqual(MOST_ELEMENTS);
      },
    );

/** Notes in the page's first moment on whether it ever had a guest's links to the forms; tells the texts of those that it had. */
async function watchGuestLinks(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const links = new Set<string>();
    Object.assign(globalThis, { guestLinks: links });
    new MutationObserver(() => {
      for (const link of document.querySelectorAll(
        'header a[href$="/m/login"], header a[href$="/m/register"], nav a[href$="/m/login"]',
      ))
        links.add(link.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { readonly guestLinks: ReadonlySet<string> }).guestLinks]);
}

/** Holds the code that reads the session until it is let go. */
async function holdSession(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isWanted = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/SessionSync-[\w-]+\.js$/, async (route) => {
    await isWanted;
    await route.continue();
  });
  return letGo;
}

test(
  'a member who opens a page sees no way to log in, neither before the session is read nor after',
  {
    tag: '@walk',
  },
  async ({ openSite, page, addressOf }) => {
    await havePlayed(page.request, addressOf('aurora'), demoMember.username);
    await openSite({ brand: 'aurora', path: '/m/login' });
    await hydrate(page);
    await logIn(page);
    await expect.poll(() => noted(page)).toBe('member-played');

    const guestLinks = await watchGuestLinks(page);
    for (const path of ['/m/home', '/m/hot-games', '/m/activity']) {
      const letGo = await holdSession(page);
      await page.goto(addressOf('aurora', path));
      await expect(page.getByRole('banner')).toBeVisible();
      await page.keyboard.press('Shift');
      if (path === '/m/home') await expect(awaitedGames(page).first()).toBeVisible();
      letGo();
      await page.waitForLoadState('networkidle');
      await expect(accountOf(page)).toBeVisible();
      expect(await guestLinks(), path).toEqual([]);
    }
  },
);

import type { Page } from '@playwright/test';
import { opensOverHome } from '../../schemas/declare/pages/addresses.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';

interface Found {
  /** As it stands in the page. */
  readonly href: string;
  /** The page that it was found on, as a path. */
  readonly from: string;
}

const isOwn = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Links of the same kind, such as to games, count as one: numbers and values are replaced. */
const kindOf = (href: string): string => {
  const { pathname, searchParams } = new URL(href, 'http://site');
  return `${pathname.replaceAll(/\d+/g, '#')} ${[...searchParams.keys()].toSorted().join(' ')}`;
};

/** Every link of the page, its menus and its drawers. */
const hrefsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''));

const menusOf = (page: Page) => page.locator('#rightMenu, #memberMenu');

/** Opens and closes the menus of members, which are drawn when they are first opened. A page that is not hydrated yet does not notice. */
async function drawMenus(page: Page): Promise<void> {
  const emptyMenus = () =>
    menusOf(page).evaluateAll((all) => {
      const empty = (all as HTMLElement[]).filter((menu) => menu.isConnected && !menu.querySelector('a[href^="/m/"]'));
      for (const menu of empty) {
        menu.showPopover();
        menu.hidePopover();
      }
      return empty.length;
    });
  await expect.poll(emptyMenus).toBe(0);
}

/** Opens the page, and waits until it is interactive, filled, and shows nothing that is for guests alone. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('a[href="/m/login"], a[href="/m/register"]')).toHaveCount(0);
  // Behind a form home is drawn later, with its help at the end.
  if (opensOverHome(new URL(page.url()).pathname)) await expect(page.locator('[aria-labelledby="footer-help"]')).toBeAttached();
  // Until the help centre has answered with its topics, a single link replaces them.
  await expect(page.locator('[aria-labelledby="footer-help"] a[href="/m/help"]')).toHaveCount(0);
  await drawMenus(page);
}

// The brand with the most kinds of links, and one from right to left.
for (const brand of ['mekong', 'sahara'] as const) {
  test(`${brand}: every link that a member finds leads where it says`, async ({ page, addressOf }) => {
    test.setTimeout(900_000);
    await haveSession(page, addressOf(brand));
    const known = new Set<string>();
    const waiting: Found[] = [];
    const wrong: string[] = [];

    const collect = async (from: string) => {
      for (const href of await hrefsOf(page)) {
        if (href.startsWith('#') || href.startsWith('?')) continue;
        if (!isOwn(href)) {
          if (!/^(?:https:\/\/|mailto:|tel:)/.test(href)) wrong.push(`${from}: ${href} is not an address`);
          continue;
        }
        const kind = kindOf(href);
        if (!known.has(kind)) waiting.push({ href, from });
        known.add(kind);
      }
    };

    await open(page, addressOf(brand));
    await expect(menusOf(page).first()).toBeAttached();
    await drawMenus(page);
    await collect('/m/home');
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { href, from } = next;
      await test.step(`${from} → ${href}`, async () => {
        await open(page, addressOf(brand, from));
        // A link in a closed drawer is followed as the keyboard or a script of the page does.
        const link = page.locator(`a[href="${href}"]`).first();
        await expect(async () => {
          await drawMenus(page); // which come with the session
          await expect(link).toBeAttached({ timeout: 1000 });
        }).toPass();
        const isElsewhere = (await link.getAttribute('target')) === '_blank';
        const opening = isElsewhere ? page.context().waitForEvent('page') : undefined;
        await link.dispatchEvent('click');
        const popup = await opening;
        const arrived = popup ?? page;
        await arrived.waitForLoadState('domcontentloaded');
        await expect(arrived.locator('main, [role=dialog]').first()).toBeAttached();
        const { pathname, search } = new URL(arrived.url());
        if (pathname + search !== href.split('#', 1)[0]) wrong.push(`${from}: ${href} leads to ${pathname}${search}`);
        await popup?.close();
        if (popup === undefined) {
          await settle(page);
          await collect(href);
        }
      });
    }
    expect(known.size, 'kinds of links').toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });
}

import type { Page } from '@playwright/test';
import { chooseLanguage, openLeftMenu } from '../fixtures/leftMenu.ts';
import { accountOf, demoMember, haveSession, sendLogin } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate, isInteractive, occupyMainThread } from '../fixtures/hydrate.ts';
import { failFiles } from '../fixtures/troubledCalls.ts';

const MENU_CODE = /\/assets\/LeftMenu-[\w-]+\.js$/;

/** Names of the scripts that the page asks for, without hash. */
function scriptsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

// Both presets, one of them right to left; weight.spec opens every brand.
for (const brand of ['lotus', 'sahara'] as const) {
  test(`${brand}: blocks below the first screen are hydrated after it, by themselves`, async ({ openSite, page }) => {
    const scripts = scriptsOf(page);
    await openSite({ brand });
    await isInteractive(page);
    await expect(page.locator('[data-dehydrated]')).toHaveCount(0);
    expect(scripts.indexOf('HomeHeader')).toBeLessThan(scripts.indexOf('HomeFooter'));
    expect(scripts).toContain('LeftMenu');
  });
}

test.describe('a guest', () => {
  test.use({ showsPopups: true, offersApp: true });

  test('loads nothing that only members, taps or formatted texts need', async ({ openSite, page }) => {
    const scripts = scriptsOf(page);
    await openSite({ brand: 'aurora' });
    await hydrate(page);
    await expect(page.getByRole('dialog')).toBeVisible(); // the dialog over home is the last part to load
    await expect(page.getByRole('complementary', { name: 'Get the app' })).toBeAttached();
    const late = ['MemberArea', 'BalanceWidget', 'openChat', 'useOpenChat', 'useMarkRead', 'RichText', 'deviceOf'];
    expect(scripts.filter((name) => late.includes(name))).toEqual([]);
  });
});

test('a member’s part of the header comes beside the header, not after it', async ({ openSite, page, addressOf }) => {
  await haveSession(page, addressOf('aurora'));
  let letHeaderCome: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (letHeaderCome = resolve));
  page.on('request', (request) => /\/MemberArea-[\w-]+\.js$/.test(request.url()) && letHeaderCome());
  await page.route(/\/assets\/HomeHeader-[\w-]+\.js$/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await occupyMainThread(page);
  await openSite({ brand: 'aurora' });
  await hydrate(page);
  await expect(accountOf(page)).toBeVisible();
});

test(
  'a chat whose code does not come says so, and opens when it does',
  { tag: '@core' },
  async ({ openSite, page, addressOf, faults }) => {
    await haveSession(page, addressOf('mekong'));
    await openSite({ brand: 'mekong' });
    await hydrate(page);
    const code = /\/assets\/openChat-[\w-]+\.js$/;
    const files = await failFiles(page, code);
    const chat = page.getByRole('navigation').getByRole('button', { name: 'Chat' });
    await chat.click();
    await expect(page.getByText('Live chat is not available')).toBeVisible();
    files.recover();
    await chat.click();
    await page.waitForURL(/\/sandbox\/chat/);
    expect(faults.every((fault) => /ERR_FAILED|The chat could not be opened/.test(fault))).toBe(true);
    faults.length = 0;
  },
);

test(
  'a sheet whose code does not come leaves the page, says so, and opens when it does',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page, faults }) => {
    await openSite({ brand: 'sahara' });
    await hydrate(page);
    const code = /\/assets\/ServiceSheet-[\w-]+\.js$/;
    const files = await failFiles(page, code);
    const support = page.getByRole('navigation').getByRole('button', { name: 'Support' });
    await support.click();
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    files.recover();
    await support.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(faults.filter((fault) => !/ERR_FAILED|A part of the page failed|did not load/.test(fault))).toEqual([]);
    faults.length = 0;
  },
);

test.describe('what does not come', () => {
  test.use({ showsPopups: true });

  for (const part of ['Popups', 'Popup'])
    test(`${part}: what comes over home by itself leaves the page as it is`, async ({ openSite, page, faults }) => {
      await page.route(new RegExp(`/assets/${part}-[\\w-]+\\.js$`), (route) => route.abort());
      await openSite({ brand: 'aurora' });
      await hydrate(page);
      await expect.poll(() => faults.join()).toContain('A part of the page failed');
      await expect(page.getByRole('banner')).toBeVisible();
      faults.length = 0;
    });

  test('the member’s part of the header is left out, and no way to log in takes its place', async ({
    openSite,
    page,
    faults,
  }) => {
    await page.route(/\/assets\/MemberArea-[\w-]+\.js$/, (route) => route.abort());
    await openSite({ brand: 'aurora', path: '/m/login' });
    await hydrate(page);
    await sendLogin(page, demoMember);
    await expect.poll(() => faults.join()).toContain('A part of the page failed');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
    faults.length = 0;
  });
});

test(
  'the first tap on a button of a block that is not hydrated is not lost',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page }) => {
    let letFooterCome: () => void = () => undefined;
    const isTapped = new Promise<void>((resolve) => (letFooterCome = resolve));
    await page.route(/\/assets\/HomeFooter-[\w-]+\.js$/, async (route) => {
      await isTapped;
      await route.continue();
    });
    await openSite({ brand: 'aurora' });
    await hydrate(page);
    // Pressed by script, so that it does not come near by scrolling first.
    await page
      .getByRole('contentinfo')
      .getByRole('button')
      .first()
      .evaluate((button: HTMLButtonElement) => button.click());
    letFooterCome();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'the menu opens before its code is here, nothing moves in it when that comes, and then it changes the page in place',
  { tag: ['@core', '@engine'] },
  async ({ openSite, page }) => {
    let letMenuCome: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => (letMenuCome = resolve));
    await page.route(MENU_CODE, async (route) => {
      await isOpen;
      await route.continue();
    });
    await openSite({ brand: 'sahara' }); // fewer promotions than its menu has room for
    await hydrate(page);
    const menu = await openLeftMenu(page);
    const language = menu.locator('summary');
    const place = await language.boundingBox();
    letMenuCome();
    await expect(page.locator('[data-dehydrated] #leftMenu')).toHaveCount(0);
    await expect(menu.getByRole('link', { name: 'Weekend rebate' })).toBeVisible();
    expect(await language.boundingBox()).toEqual(place);
    const footer = page.getByRole('contentinfo');
    const before = await footer.textContent();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await chooseLanguage(menu, 'العربية');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect.poll(() => footer.textContent()).not.toBe(before);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  },
);

/** Lets a page believe that it was opened from the home screen. */
const openInstalled = (page: Page) =>
  page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('standalone') ? 'all' : query);
  });

for (const visit of ['installed', 'logged in'] as const) {
  test(`${visit}: a menu that is open stays open while the page is hydrated`, async ({ openSite, page, addressOf }) => {
    await (visit === 'installed' ? openInstalled(page) : haveSession(page, addressOf('aurora')));
    // Neither the player nor the menu's own code comes before the menu is open.
    let letPlayerCome: () => void = () => undefined;
    const isOpen = new Promise<void>((resolve) => (letPlayerCome = resolve));
    await page.route(/\/assets\/startPlayer-[\w-]+\.js$/, async (route) => {
      await isOpen;
      await route.continue();
    });
    let letMenuCome: () => void = () => undefined;
    const mayCome = new Promise<void>((resolve) => (letMenuCome = resolve));
    const isAsked = page.waitForRequest(MENU_CODE);
    await page.route(MENU_CODE, async (route) => {
      await mayCome;
      await route.continue();
    });
    await openSite({ brand: 'aurora' });
    const menu = await openLeftMenu(page);
    letPlayerCome();
    await isInteractive(page);
    await isAsked;
    await expect(menu).toBeVisible();
    letMenuCome();
    await expect(page.locator('[data-dehydrated] #leftMenu')).toHaveCount(0);
    await expect(menu).toBeVisible();
  });
}

test('a tap while the page is being hydrated is not lost', async ({ openSite, page }) => {
  const slow = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.querySelector('#root');
      const button = document.querySelector<HTMLButtonElement>('footer button, [role="contentinfo"] button');
      if (!root || !button) throw new Error('The page has no button to tap.');
      const { addEventListener } = root;
      // React asks for its events when it begins; the next task comes while it is still at work.
      root.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        root.addEventListener = addEventListener;
        setTimeout(() => setTimeout(() => button.click()));
        addEventListener.apply(root, args);
      };
    });
  });
  await openSite({ brand: 'aurora' });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.press('Shift');
  await isInteractive(page);
  // Only the hydration has to be slow: the code opened by the tap would need half a minute itself.
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page.getByRole('dialog')).toBeVisible();
});

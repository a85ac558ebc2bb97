import type { Page } from '@playwright/test';
import { chooseLanguage, openLeftMenu } from '../fixtures/leftMenu.ts';
import { publishParameters } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { logIn } from '../fixtures/member.ts';
import { isCached } from '../fixtures/isCached.ts';

test.use({ serviceWorkers: 'allow' });

async function cacheSite(page: Page) {
  await hydrate(page);
  await expect.poll(() => page.evaluate(isCached)).toBe(true);
}

for (const brand of ['aurora', 'sahara'] as const) {
  test(
    `${brand}: the lobby that was seen is there without a network`,
    { tag: ['@core', '@engine'] },
    async ({ openSite, page, context, front, faults }) => {
      await openSite({ brand, port: front.port });
      await cacheSite(page);
      front.disconnect();
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
      await page.keyboard.press('Shift');
      await expect(page.getByText('You are offline. Some information may be out of date.')).toBeVisible();

      await page.goto(page.url().replace('/m/home', '/m/hot-games'));
      await expect(page).toHaveURL(/\/m\/home$/); // never seen: the lobby instead of the browser's own page
      await page.close(); // it still asks
      faults.length = 0; // requests without a network must fail
    },
  );
}

test(
  'a cached page gives way to what is live within the visit',
  { tag: '@core' },
  async ({ openSite, ownServer: { port }, page, faults }) => {
    await openSite({ brand: 'aurora', port });
    await cacheSite(page);
    await publishParameters(page.request, port, 'aurora', { title: 'Aurora Anew' });
    await page.reload();
    // The page that is left may have been told of the release, and be asking for it.
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('liveSite')));
    await expect(page).toHaveTitle('Aurora Anew');
  },
);

test('the lobby that a member has without a network is drawn for a member, although it was cached for a guest', async ({
  openSite,
  page,
  context,
  front,
  faults,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await cacheSite(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  // The worker caches it anew by itself.
  const awaitsMember = () =>
    page.evaluate(async () => (await (await caches.match('/m/home'))?.text())?.includes('"awaits"') ?? false);
  await expect.poll(awaitsMember).toBe(true);
  front.disconnect();
  await context.setOffline(true);
  await page.route(/\/assets\/SessionSync-/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hot games' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.close(); // it still asks
  faults.length = 0; // requests without a network must fail
});

test('another language is not answered from the cache', { tag: '@core' }, async ({ openSite, page }) => {
  await openSite({ brand: 'aurora' });
  await cacheSite(page);
  await chooseLanguage(await openLeftMenu(page), '简体中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.reload();
  await expect(page.getByRole('heading', { name: '热门游戏' })).toBeVisible();
});

test('a page that was asked for before another look was chosen does not bring the old one back', async ({
  openSite,
  page,
  front,
}) => {
  await openSite({ brand: 'aurora', port: front.port });
  await cacheSite(page);
  const release = front.hold(/^\/m\/home$/);
  await page.reload(); // comes from the cache, and is asked for again
  await hydrate(page);
  const look = page.locator('html');
  await expect(look).toHaveAttribute('data-theme', 'dark');
  await (await openLeftMenu(page)).getByRole('link', { name: 'Light' }).click();
  await expect(look).toHaveAttribute('data-theme', 'light');
  release();
  await page.reload();
  await expect(look).toHaveAttribute('data-theme', 'light');
});

test('what is asked in a member’s name is not cached for the next user of the phone', async ({
  openSite,
  page,
  context,
  faults,
}) => {
  await openSite({ brand: 'aurora' });
  await cacheSite(page);
  const hot = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=EN&platform=html5';
  // Bypasses the browser's own cache: only the worker's cache is tested.
  const ask = (address: string) =>
    page.evaluate(
      async (url) =>
        fetch(url, { cache: 'no-store' }).then(
          ({ status }) => status,
          () => 'nobody',
        ),
      address,
    );
  const cached = () =>
    page.evaluate(async () =>
      (await (await caches.open('answers')).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search),
    );
  expect(await ask(`${hot}&username=demomember`)).toBe(200);
  expect(await ask(hot)).toBe(200);
  await expect.poll(cached).toContain(hot);
  expect((await cached()).filter((address) => address.includes('username'))).toEqual([]);
  await context.setOffline(true);
  expect([await ask(hot), await ask(`${hot}&username=demomember`), await ask(`${hot}&username=demospecial`)]).toEqual([
    200,
    'nobody',
    'nobody',
  ]);
  await page.close(); // it still asks
  faults.length = 0; // requests without a network must fail
});

test('a brand can be put on a home screen', async ({ openSite, page }) => {
  await openSite({ brand: 'lotus' });
  const { manifest, pictures } = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const answer = (await (await fetch(link?.href ?? '')).json()) as { readonly icons: readonly { readonly src: string }[] };
    return {
      manifest: answer,
      pictures: await Promise.all(answer.icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type'))),
    };
  });
  expect(manifest).toMatchObject({ name: 'Lotus Garden', display: 'standalone', start_url: '/m/home?src=pwa', scope: '/' });
  expect(pictures).toEqual(['image/png', 'image/png', 'image/svg+xml']);
});

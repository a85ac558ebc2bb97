import type { Page } from '@playwright/test';
import { comparePictures } from '../../scripts/visual/comparePictures.ts';
import { takeSettled } from '../../scripts/visual/takeSettled.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { publishParameters } from '../fixtures/publish.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

const screens = { home: '/m/home', login: '/m/login', register: '/m/register' } as const;

/** Two settings published together, and the screens whose pictures they change; every other picture must stay the same. */
const parameters = { footer_nav: 'member,notice,withdraw,deposit,home', terms_ticked: '0' };
const changes = ['home', 'register'];

async function pictures(page: Page, port: number): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>();
  for (const [screen, path] of Object.entries(screens)) {
    await page.setViewportSize({ width: 390, height: screen === 'home' ? 844 : 1800 }); // a form shows all of itself
    await page.goto(siteAddress(port, 'aurora', path));
    await hydrate(page);
    await steady(page);
    // The script of the banners comes when the page is quiet; it stops them, as the reader wants no motion.
    for (const banners of await page.locator('[data-autoplay-ms]').all()) await expect(banners).toHaveAttribute('data-paused');
    const mask = [page.locator('form img[src^="data:"]')]; // a captcha's digits differ each time
    const shown = screen === 'home' ? page : page.getByRole('dialog');
    taken.set(screen, await takeSettled(() => shown.screenshot({ animations: 'disabled', mask })));
  }
  return taken;
}

test('changed settings change the pictures of their own screens only', async ({ ownServer: { port }, page, request }) => {
  test.slow();
  const before = await pictures(page, port);
  await publishParameters(request, port, 'aurora', parameters);
  const after = await pictures(page, port);
  const changed: string[] = [];
  for (const [screen, picture] of before) {
    const now = after.get(screen);
    if (now === undefined || (await comparePictures(picture, now))) changed.push(screen);
  }
  expect(changed).toEqual(changes);
});

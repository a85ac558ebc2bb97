import { accountOf, demoMember, sendLogin } from '../fixtures/member.ts';
import { startPlatformFront } from '../fixtures/platformFront.ts';
import { startServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';

test('while the page’s own host answers no calls, players go on at the other host that the platform lists', async ({
  addressOf,
  openSite,
  page,
  faults,
}) => {
  test.slow();
  const front = await startPlatformFront(Number(new URL(addressOf('aurora')).port));
  const { port, stop } = await startServer({ PLATFORM_URL: front.url, SHIPPED_BRANDS: 'all' });
  await page.route(`http://aurora.localhost:${port}/wps/**`, (route) => route.abort('connectionrefused'));
  await openSite({ brand: 'aurora', path: '/m/login', port });
  await hydrate(page);
  // A host that was too slow once is replaced by the silent one: then the player presses again.
  await expect(async () => {
    if (!(await accountOf(page).isVisible())) await sendLogin(page, demoMember);
    await expect(accountOf(page)).toBeVisible();
  }).toPass({ timeout: 150_000 });
  expect(front.fromPages).toContain('POST /wps/session/login');
  // The browser logs calls without an answer.
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  faults.length = 0;
  await page.goto('about:blank');
  await stop();
  await front.stop();
});

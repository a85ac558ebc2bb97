import { expect, test } from '../fixtures/site.ts';

/** The page that any host can serve: nothing is inlined, all data comes from the platform's calls. */
const SHELL = '/index.html';
const TEMPLATE = '**/wps/system/templates*';

for (const brand of ['lotus', 'sahara'] as const) {
  test(`${brand}: starts from the platform’s calls, and the next time from the stored answers`, async ({
    page,
    addressOf,
    faults,
  }) => {
    await page.goto(addressOf(brand, SHELL));
    await expect(page.getByRole('navigation')).not.toHaveCount(0);
    const first = await page.title();

    // The platform is gone: the site stands as it was.
    await page.route(TEMPLATE, (route) =>
      route.fulfill({ status: 500, json: { success: false, errorCode: 'platform.internal' } }),
    );
    await page.goto(addressOf(brand, SHELL));
    await expect(page.getByRole('navigation')).not.toHaveCount(0);
    expect(await page.title()).toBe(first);
    await expect.poll(() => faults.some((fault) => fault.includes('Not exist setting'))).toBe(true);
    faults.length = 0;
  });
}

test('without a template nothing is drawn, and the player can ask again', async ({ page, addressOf, faults }) => {
  await page.route(TEMPLATE, (route) => route.fulfill({ status: 404, json: { success: false, errorCode: 'merchant.unknown' } }));
  await page.goto(addressOf('aurora', SHELL));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(faults.some((fault) => fault.includes('Not exist setting'))).toBe(true);
  faults.length = 0;

  await page.unroute(TEMPLATE);
  await again.click();
  await expect(page.getByRole('navigation')).not.toHaveCount(0);
});

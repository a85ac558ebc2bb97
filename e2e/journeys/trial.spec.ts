import { accessibilityBreaches } from '../fixtures/axe.ts';
import { accountOf } from '../fixtures/member.ts';
import { switchOn } from '../fixtures/publish.ts';
import { readings, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

for (const { brand, language } of readings) {
  const t = words[language];

  test(`${brand} in ${language}: a trial that cannot begin says so; one that does is kept from the voucher centre`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
    faults,
  }) => {
    await switchOn(request, port, brand, ['TRIAL3']); // Sahara ships without
    await page.route('**/wps/member/trialuser*', (route) => route.fulfill({ status: 503, body: 'gone' }));
    await openSite({ brand, path: '/m/trail', port, language });
    await hydrate(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
    faults.length = 0;
    await page.unroute('**/wps/member/trialuser*');

    /** Opens a page that says something and leads home at once. Looked for at every frame, as messages do not stay. */
    const openAndExpect = (path: string, message: string) =>
      Promise.all([
        page.waitForFunction((text) => document.body?.innerText.includes(text), message, { timeout: 30_000 }),
        openSite({ brand, path, port, language }).then(() => hydrate(page)),
      ]);

    await openAndExpect('/m/trail', t['trial.ready']);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page, language)).toBeVisible();

    await openAndExpect('/m/voucherCenter', t.free_reject);
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page, language)).toBeVisible();
  });
}

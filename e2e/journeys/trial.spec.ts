import { accountOf } from '../fixtures/member.ts';
import { switchOn } from '../fixtures/publish.ts';
import { expect, test } from '../fixtures/site.ts';
import { wake } from '../fixtures/wake.ts';

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: a guest starts the free trial and is kept from the voucher centre`, async ({
    ownServer: { port },
    openSite,
    page,
    request,
  }) => {
    await switchOn(request, port, brand, ['TRIAL3']); // Sahara ships without
    /** Opens a page that says something and leads home at once. Looked for at every frame, as messages do not stay. */
    const openAndHear = (path: string, message: string) =>
      Promise.all([
        page.waitForFunction((text) => document.body?.innerText.includes(text), message, { timeout: 30_000 }),
        openSite({ brand, path, port }).then(() => wake(page)),
      ]);

    await openAndHear('/m/trail', 'Your trial account is ready');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page)).toBeVisible();

    await openAndHear('/m/voucherCenter', 'Not available for trial accounts. Register an account of your own first.');
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(accountOf(page)).toBeVisible();
  });
}

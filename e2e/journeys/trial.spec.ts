import { SESSION_KEY } from '../../src/site/sessionKey.ts';
import { accountOf, sendLogin } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { failCalls } from '../fixtures/troubledCalls.ts';

const t = words.EN;

test('a trial that cannot begin says so; one that does is kept from the voucher centre', async ({ openSite, page, faults }) => {
  const trial = await failCalls(page, '**/wps/member/trialuser*', 'an error');
  await openSite({ brand: 'aurora', path: '/m/trail' });
  await hydrate(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
  faults.length = 0;
  trial.recover();

  /** Opens a page that says something and leads home at once. Looked for at every frame, as messages do not stay. */
  const openAndExpect = (path: string, message: string) =>
    Promise.all([
      page.waitForFunction((text) => document.body?.innerText.includes(text), message),
      openSite({ brand: 'aurora', path }).then(() => hydrate(page)),
    ]);

  await openAndExpect('/m/trail', t['trial.ready']);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(accountOf(page)).toBeVisible();

  await openAndExpect('/m/voucherCenter', t.free_reject);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(accountOf(page)).toBeVisible();

  // Its name fits the login's field whole, and is told from a member's (LOGIN-17, LOGIN-23).
  const username = await page.evaluate((key) => {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
    return sessionStorage.getItem('trialUser') ?? '';
  }, SESSION_KEY);
  expect(username).toHaveLength(30);
  await openSite({ brand: 'aurora', path: '/m/login' });
  await hydrate(page);
  await sendLogin(page, { username, password: 'a-password-1' });
  await expect(page.getByRole('alert').filter({ hasText: t['login.trial'] })).toBeVisible();
});

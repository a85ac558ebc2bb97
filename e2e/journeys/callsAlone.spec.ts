import { expect, test } from '../fixtures/site.ts';
import { failCalls } from '../fixtures/troubledCalls.ts';

/** The page that any host can serve: nothing is inlined, all data comes from the platform's calls. */
const SHELL = '/index.html';
const TEMPLATE = '**/wps/system/templates*';

test('a page starts from the platform’s calls, at another try too, and the next time from the stored answers', async ({
  page,
  addressOf,
  faults,
}) => {
  const fail = () => failCalls(page, TEMPLATE, 'an error');
  const isLogged = () => faults.some((fault) => fault.includes('Not exist setting'));
  const navigation = page.getByRole('navigation');

  const template = await fail();
  await page.goto(addressOf('sahara', SHELL));
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await navigation.count()).toBe(0);
  expect(isLogged()).toBe(true);
  faults.length = 0;
  template.recover();
  // Whether lotteries show logos is asked for at the start, which does not need an answer (BOOT-14).
  await page.route('**/lgw/**/show_logo', () => undefined);
  const flag = page.waitForRequest('**/lgw/games/show_logo');
  await again.click();
  await expect(navigation).not.toHaveCount(0);
  await flag;
  const first = await page.title();

  // The platform is gone: the site is as it was.
  await fail();
  await page.goto(addressOf('sahara', SHELL));
  await expect(navigation).not.toHaveCount(0);
  expect(await page.title()).toBe(first);
  await expect.poll(isLogged).toBe(true);
  faults.length = 0;
});

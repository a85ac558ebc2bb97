import { Key } from 'selenium-webdriver';
import { newestMessage } from '../fixtures/inbox.ts';
import { demoMember, freshNumber, sessionOf } from '../fixtures/member.ts';
import { words } from '../fixtures/readings.ts';
import { siteAddress } from '../fixtures/site.ts';
import type { WebKitPage } from '../fixtures/WebKitPage.ts';
import { expect, test } from '../fixtures/webkitTest.ts';

const t = words.EN;
const banner = { role: 'banner' } as const;
const form = { role: 'form', name: t['dialog.login'] } as const;
const logInLink = { role: 'link', name: t['header.login'], in: banner } as const;
const account = { role: 'button', name: new RegExp(`^${t['header.member']}: `), in: banner } as const;

async function sendLogin(page: WebKitPage, password: string) {
  await page.enter({ role: 'textbox', name: t['field.username'], in: form }, demoMember.username);
  // A field for a password has no role.
  await page.enter({ css: 'input[type=password]', in: form }, password);
  await page.click({ role: 'button', name: t['login.submit'], in: form });
}

test('a member logs in from the lobby, stays logged in, and logs out by the menu', async ({ openSite, phone: page }) => {
  await openSite({ brand: 'aurora' });
  await page.isInteractive();
  await page.click(logInLink);
  await sendLogin(page, demoMember.password);
  await page.see({ role: 'button', name: /: Mia$/, in: banner });
  await page.driver.navigate().refresh();
  await page.see(account);
  await page.click({ role: 'button', name: t['header.menu'], in: banner });
  await page.click({ role: 'button', name: t['menu.logout'], in: { css: '#leftMenu' } });
  await page.click({ role: 'button', name: t['menu.logout'], in: { role: 'dialog' } });
  await page.see(logInLink);
});

test('a wrong password is said plainly, keeps the name, and does not log in', async ({ openSite, phone: page }) => {
  await openSite({ brand: 'aurora', path: '/m/login' });
  await page.isInteractive();
  await sendLogin(page, 'not-the-password');
  await page.until('the message', async () =>
    (await (await page.see({ role: 'alert' })).getText()).includes('Incorrect username or password'),
  );
  const name = await page.see({ role: 'textbox', name: t['field.username'], in: form });
  expect(await name.getProperty('value')).toBe(demoMember.username);
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBe(null);
});

test('a guest becomes a member by a code on the phone', async ({ openSite, phone: page, request, sharedPort }) => {
  const number = freshNumber();
  await openSite({ brand: 'neon', path: '/m/register' });
  await page.isInteractive();
  await page.click({ role: 'button', name: t['register.submit'] });
  await page.see({ css: '[aria-invalid=true]' });
  await page.enter({ role: 'textbox', name: t['field.mobileNum'] }, number);
  await page.click({ role: 'button', name: 'Send code' });
  const code = await newestMessage(request, sharedPort, 'neon', { kind: 'sms', reference: `+82${number}` });
  await page.enter({ role: 'textbox', name: t['field.verificationCode'] }, code);
  await (await page.see({ role: 'checkbox' })).sendKeys(Key.SPACE);
  await page.click({ role: 'button', name: t['register.submit'] });
  await page.until('the message', () =>
    page.evaluate((said: string) => document.body.innerText.includes(said), t['register.done']),
  );
});

type Given = Pick<Parameters<Parameters<typeof test>[2]>[0], 'openSite' | 'phone' | 'request' | 'sharedPort'>;

/** Opens the list of hot games, and gives the first that can be played. */
async function openGames({ openSite, phone: page, request, sharedPort }: Given, brand: string) {
  const session = await sessionOf(request, siteAddress(sharedPort, brand));
  await openSite({ brand, path: '/m/hot-games', session });
  await page.isInteractive();
  const game = { css: 'main li button' } as const;
  return { game, name: await (await page.see(game)).getText() };
}

const seesHeading = (page: WebKitPage, name: string) =>
  page.until('the name of the game', async () => (await (await page.see({ role: 'heading' })).getText()).includes(name));

test('a member opens a game, in a window of its own', async ({ openSite, phone: page, request, sharedPort }) => {
  const { game, name } = await openGames({ openSite, phone: page, request, sharedPort }, 'lotus');
  const lobby = await page.driver.getWindowHandle();
  await page.click(game);
  await page.until('a second window', async () => (await page.driver.getAllWindowHandles()).length === 2);
  const opened = (await page.driver.getAllWindowHandles()).find((handle) => handle !== lobby) ?? '';
  await page.driver.switchTo().window(opened);
  await page.at(/\/sandbox\/play/);
  await seesHeading(page, name);
});

test('a member plays a game in our page, and comes back to the list', async ({ openSite, phone: page, request, sharedPort }) => {
  const { game, name } = await openGames({ openSite, phone: page, request, sharedPort }, 'aurora');
  await page.click(game);
  await page.at(/\/m\/play/);
  await page.driver.switchTo().frame(await page.see({ css: 'iframe' }));
  await seesHeading(page, name);
  await page.driver.switchTo().defaultContent();
  await page.driver.navigate().back();
  await page.at(/\/m\/hot-games$/);
  await page.see(game);
});

test('a member prepares a deposit', async ({ openSite, phone: page, request, sharedPort }) => {
  const session = await sessionOf(request, siteAddress(sharedPort, 'aurora'));
  await openSite({ brand: 'aurora', path: '/m/voucherCenter', session });
  await page.isInteractive();
  await page.see({ role: 'note' });
  const [quick] = await page.all({ role: 'button', in: { role: 'group', name: t['pay.quick'] } });
  await quick?.click();
  const amount = await page.see({ role: 'textbox', name: t['pay.amount'] });
  await page.until('an amount', async () => (await amount.getProperty('value')) !== '');
  await page.click({ css: 'button[type=submit]' });
  await page.see({ role: 'dialog', name: t['deposit.confirm'] });
});

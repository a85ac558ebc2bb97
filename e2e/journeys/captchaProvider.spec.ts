import type { APIRequestContext } from '@playwright/test';
import type { CaptchaProvider } from '../../schemas/declare/names/behaviourWords.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { letHcaptchaLoad } from '../fixtures/hcaptcha.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { accountOf, sendLogin } from '../fixtures/member.ts';
import { publishChange } from '../fixtures/publish.ts';
import { startNode } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { blockTurnstile, letTurnstileLoad, turnstileServer } from '../fixtures/turnstile.ts';

const PASSWORD = 'Lantern-2026';
const port = startFileServer(turnstileServer, startNode);

const publishCaptcha = (request: APIRequestContext, kind: CaptchaProvider) =>
  publishChange(request, port(), 'aurora', ({ template, ...rest }) => ({
    ...rest,
    template: { ...template, behaviour: { ...template.behaviour, captcha: { kind, siteKey: 'a-site-key-of-the-tests' } } },
  }));

test('a guest registers with Turnstile: its script is blocked at first, and the form says what is left to do', async ({
  openSite,
  page,
  request,
  faults,
}) => {
  await publishCaptcha(request, 'turnstile');
  await blockTurnstile(page);
  await openSite({ brand: 'aurora', path: '/m/register', port: port() });
  await hydrate(page);
  await expect(page.getByText(/^The check did not load/)).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  expect(faults.filter((fault) => !/ERR_BLOCKED_BY_CLIENT|TypeError: the script of turnstile did not load/.test(fault))).toEqual(
    [],
  );
  faults.length = 0;

  await letTurnstileLoad(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  const widget = page.getByRole('group', { name: 'Captcha' });
  const human = widget.getByRole('button', { name: 'I am human' });
  await expect(human).toBeVisible();
  const username = `human${Date.now().toString(36)}`.slice(0, 16);
  const fill = (field: string, value: string) => page.getByRole('textbox', { name: field, exact: true }).fill(value);
  await fill('Username', username);
  await fill('Password', PASSWORD);
  await fill('Confirm password', PASSWORD);
  await fill('E-mail', 'player@mail.example');
  await page.getByRole('checkbox').check();

  const send = page.getByRole('button', { name: 'Sign up', exact: true });
  await send.click();
  await expect(widget).toBeFocused();
  await expect(widget).toHaveAccessibleDescription('Please complete the check.');
  expect(await accessibilityBreaches(page)).toEqual([]);
  await human.click();
  await expect(page.getByText('Check passed, nothing to enter.')).toBeVisible();
  await send.click();
  await expect(page.getByText('Registered successfully, ready for login')).toBeVisible();
  await sendLogin(page, { username, password: PASSWORD });
  await expect(accountOf(page)).toBeVisible();
});

test('the pictures of hCaptcha open above the dialog of the form, and nothing of the policy is broken', async ({
  openSite,
  page,
  request,
}) => {
  await publishCaptcha(request, 'hcaptcha');
  await letHcaptchaLoad(page);
  await openSite({ brand: 'aurora', path: '/m/register', port: port() });
  await hydrate(page);
  await page.getByRole('group', { name: 'Captcha' }).getByRole('button', { name: 'I am human' }).click();
  await page.frameLocator('iframe[title="Challenge"]').getByRole('button', { name: 'A boat' }).click();
  await expect(page.getByText('Check passed, nothing to enter.')).toBeVisible();
});

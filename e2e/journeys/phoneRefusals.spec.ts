import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { newestMessage } from '../fixtures/inbox.ts';
import { accountOf, demoMember, fillMobile } from '../fixtures/member.ts';
import { switchOn } from '../fixtures/publish.ts';
import { rightToLeft, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

const portOf = startFileServer();

const NEW_PASSWORD = 'Lantern-2027';
const DIALING_CODE = demoMember.mobile.dialingCode;
const NUMBER = demoMember.mobile.number;
const NOBODYS_NUMBER = '7700900999';
const switches = ['MOBILECODELOGIN3', 'PSWEMAIL3', 'PSWPHONE3', 'MOBILENUMREG3', 'REGMOBVERF3'] as const;
const message = { kind: 'sms', reference: `+${DIALING_CODE}${NUMBER}` } as const;

type Texts = (typeof words)[keyof typeof words];
type OpenSite = (address: { brand: string; language: 'EN' | 'AR'; path: string; port: number }) => Promise<void>;

interface Form {
  readonly path: string;
  readonly tab: string;
  readonly send: string;
}

/** The two forms of a guest that take a code instead of a password. */
const login = (texts: Texts): Form => ({ path: '/m/login', tab: texts['login.method.mobile'], send: texts['login.submit'] });
const recovery = (texts: Texts): Form => ({ path: '/m/forget', tab: texts['forget.method.phone'], send: texts['forget.set'] });

async function askForCode(page: Page, texts: Texts) {
  await page.getByRole('button', { name: texts['sms.send'] }).click();
  await expect(page.getByText(texts.in_sms_send)).toBeVisible();
}

/** Sends an invalid code and reads the form's message, which must be accessible; the code field must be empty again. */
async function isRefused(page: Page, texts: Texts, { send }: Form, code: string) {
  const field = page.getByRole('textbox', { name: texts['field.verificationCode'] });
  await field.fill(code);
  await page.getByRole('button', { name: send, exact: true }).click();
  await expect(page.getByText(texts['error.code']).or(page.getByText(texts['rule.codeWrong'])).first()).toBeVisible();
  await expect(field).toBeFocused();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
}

/** A code different from this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

const { brand, language } = rightToLeft;
const texts = words[language];
const sites = { login: login(texts), recovery: recovery(texts) };
const forms = [sites.login, sites.recovery];

test.describe('login and recovery by phone', () => {
  test.afterEach(({ faults }) => {
    forgiveRefusals(faults);
  });

  /** Opens a form and fills in a number, and a new password if it has the field. */
  async function open(page: Page, openSite: OpenSite, { path, tab }: Form, port: number, number: string) {
    await openSite({ brand, language, path, port });
    await hydrate(page);
    await page.getByRole('tab', { name: tab }).click();
    await fillMobile(page, page.getByRole('form'), number, language);
    if (path === sites.recovery.path)
      await page.getByRole('textbox', { name: texts['field.newPassword'], exact: true }).fill(NEW_PASSWORD);
  }

  test('refuse an unknown number and a wrong code accessibly, and take the right one', async ({ openSite, page, request }) => {
    test.slow();
    const port = portOf();
    await switchOn(request, port, brand, switches);
    for (const form of forms) {
      await open(page, openSite, form, port, NOBODYS_NUMBER);
      if (form === sites.login) await askForCode(page, texts); // said of every number
      await isRefused(page, texts, form, '000000');
    }
    await open(page, openSite, sites.login, port, NUMBER);
    await askForCode(page, texts);
    const code = await newestMessage(request, port, brand, message);
    await isRefused(page, texts, sites.login, otherThan(code));
    await open(page, openSite, sites.recovery, port, NUMBER);
    await isRefused(page, texts, sites.recovery, otherThan(code));
    await open(page, openSite, sites.login, port, NUMBER);
    await page.getByRole('textbox', { name: texts['field.verificationCode'] }).fill(code);
    await page.getByRole('button', { name: sites.login.send, exact: true }).click();
    await expect(accountOf(page, language)).toBeVisible();
  });
});

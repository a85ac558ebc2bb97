import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SingleSignOn } from '../../schemas/edges/api/signOn.schema.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { CLIENT_ID, OPERATORS, startOidcProvider } from '../fixtures/oidcProvider.ts';
import { freePort, operator, startServer } from '../fixtures/server.ts';
import { signOut } from '../fixtures/operatorMenu.ts';
import { expect, test } from '../fixtures/site.ts';

test('an operator signs in at the organisation’s provider, and proves there again who it is before publishing', async ({
  page,
  context,
  faults,
}) => {
  test.slow();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'livery-sign-on-'));
  const provider = await startOidcProvider(`http://localhost:${port}/preview/signed-on`);
  const settings: SingleSignOn = {
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    label: 'Elsewhere',
    claim: 'groups',
    roles: { [OPERATORS]: 'publisher' },
    localAccounts: [operator.name],
  };
  const file = join(folder, 'sign-on.json');
  await writeFile(file, JSON.stringify(settings));
  const server = await startServer({ SINGLE_SIGN_ON: file }, port);
  const logInThere = async () => {
    await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue as mei' }).click();
  };

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${port}/preview/#/neon/identity`);
  await expect(page.getByRole('button', { name: 'Sign in with Elsewhere' })).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveCount(0);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sign in with Elsewhere' }).click();
  await logInThere();
  // Where the operator wanted to go.
  await page.getByRole('textbox', { name: 'Site title' }).fill('Neon Signed On');
  await expect(page).toHaveURL(/\/preview\/#\/neon\/identity$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  // The clock of the content stands still, so the server would never ask by itself.
  let isAsked = false;
  await page.route('**/preview/api/merchants/neon/releases', (route) => {
    if (isAsked || route.request().method() !== 'POST') return route.fallback();
    isAsked = true;
    return route.fulfill({ status: 403, json: { code: 'confirmation.needed', problems: [], detail: {} } });
  });
  const dialog = page.getByRole('dialog');
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('button', { name: 'Publish now' }).click();
  };
  await publish();
  await dialog.getByRole('button', { name: 'Confirm with Elsewhere' }).click();
  await logInThere();
  await publish();
  await expect(dialog.getByText('Revision 2 is live')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(`http://localhost:${port}/preview/`);
  await signOut(page);
  await page.getByRole('button', { name: 'Use a local account' }).click();
  await page.getByLabel('Operator').fill(operator.name);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Merchants' })).toBeVisible();

  forgiveRefusals(faults);
  await context.close(); // a page that outlives its server would complain of it
  await server.stop();
  await provider.close();
  await rm(folder, { recursive: true });
});

import { readFile } from 'node:fs/promises';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { accountOf, sendLogin } from '../fixtures/member.ts';
import { rightToLeft, words } from '../fixtures/readings.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

const member = { username: 'demomember', password: 'livery-demo-1' };

// A server of its own: the account is gone afterwards.
test('members download what is stored about them, and delete their account for good', async ({
  ownServer: { port },
  openSite,
  page,
  faults,
}) => {
  test.slow();
  const { brand, language } = rightToLeft;
  const t = words[language];
  const open = async (path: string) => {
    await openSite({ brand, path, port, language });
    await hydrate(page);
  };
  await open('/m/login');
  await sendLogin(page, member, language);
  await expect(accountOf(page, language)).toBeVisible();

  await open('/m/set');
  await page.getByRole('button', { name: t['privacy.export'] }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t['privacy.exportSend'], exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${brand}-\\d{4}-\\d\\d-\\d\\d\\.json$`));
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    data: { accounts: [{ username: member.username }], wallets: [{ balance: expect.any(Number) }] },
  });

  await page.getByRole('button', { name: t['privacy.delete'] }).click();
  const dialog = page.getByRole('dialog', { name: t['privacy.delete'] });
  const remove = dialog.getByRole('button', { name: t['privacy.delete'] });
  await dialog.getByRole('textbox', { name: t['security.loginPassword'] }).fill(member.password);
  await expect(remove).toBeDisabled();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await remove.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByText(t['privacy.deleted'])).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull();

  await open('/m/login');
  await sendLogin(page, member, language);
  await expect(page.getByText(t['error.login.wrong'])).toBeVisible();
  forgiveRefusals(faults);
});

import { accessibilityBreaches } from '../fixtures/axe.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { openOperatorMenu } from '../fixtures/operatorMenu.ts';
import { signInOperator } from '../fixtures/signInOperator.ts';
import { expect, test } from '../fixtures/site.ts';

const PASSWORD = 'seven quiet lanterns';

const portOf = startFileServer();

// First, because it counts sessions.
test('an operator changes the password, ends another session, and reads of it in the audit log', async ({
  browser,
  page,
  faults,
}) => {
  test.slow();
  const port = portOf();
  const other = await (await browser.newContext({ locale: 'en' })).newPage();
  await signInOperator(other, port);
  await signInOperator(page, port);
  await (await openOperatorMenu(page)).getByRole('link', { name: 'Your account' }).click();
  const sessions = page.getByRole('list', { name: 'Active sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await sessions.nth(1).getByRole('button').click();
  await expect(sessions).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Current password' }).fill('wrong');
  await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Incorrect current password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Current password' }).fill('e2e-Operator-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();

  await page.getByRole('link', { name: 'Audit log' }).click();
  const entries = page.getByRole('list', { name: 'Entries' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'changed the password' })).toHaveCount(1);
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByLabel('Action').selectOption({ label: 'entered an incorrect current password' });
  await expect(entries).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('audit.csv');

  await signInOperator(other, port, { name: 'admin', password: PASSWORD });
  await other.context().close();
  await (await openOperatorMenu(page)).getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'New password' }).fill('e2e-Operator-1');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('e2e-Operator-1');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  forgiveRefusals(faults);
});

test('somebody is invited to one merchant, chooses a password by the link, sees that merchant alone, is signed out, disabled, and erased', async ({
  browser,
  page,
  faults,
}) => {
  test.slow();
  const port = portOf();
  await signInOperator(page, port);
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('ann');
  await dialog.getByLabel('E-mail').fill('ann@operators.example');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Select at least one role.');
  await dialog.getByLabel('Merchant code').fill('lotus');
  await dialog.getByRole('button', { name: 'Add merchant' }).click();
  await dialog.getByLabel('Role at lotus').selectOption('publisher');
  expect(await accessibilityBreaches(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await expect(dialog.getByText('The link was sent by e-mail.')).toBeVisible();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('publisher of lotus')).toBeVisible();

  const inbox = await page.request.get(`http://localhost:${port}/sandbox/inbox`, { headers: { accept: 'application/json' } });
  expect(((await inbox.json()) as { entries: { answer: string }[] }).entries[0]?.answer).toBe(link);

  const ann = await (await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })).newPage();
  await ann.goto(link);
  await expect(ann.getByRole('heading', { name: 'Welcome, ann' })).toBeVisible();
  expect(await accessibilityBreaches(ann)).toEqual([]);
  await ann.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
  await ann.getByRole('textbox', { name: 'Confirm password' }).fill('something else');
  await ann.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(ann.getByText('The passwords do not match.')).toBeVisible();
  await ann.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await ann.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(ann.getByRole('link', { name: 'Edit Lotus Garden' })).toBeVisible();
  await expect(ann.getByText('1 merchant', { exact: true })).toBeVisible();
  await expect(ann.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'New merchant' })).toHaveCount(0);

  // Both see the other in the editor, and where.
  const editor = await page.context().newPage();
  await editor.goto(`http://localhost:${port}/preview/#/lotus/look`);
  await ann.getByRole('link', { name: 'Edit Lotus Garden' }).click();
  const annIsHere = editor.getByRole('button', { name: 'ann is here too, in Overview' });
  await expect(annIsHere).toBeVisible();
  await ann.getByRole('button', { name: 'admin is here too, in Colours & theme' }).click();
  await expect(ann.locator('[popover]').filter({ hasText: 'admin is here too, in Colours & theme' })).toBeVisible();
  expect(await accessibilityBreaches(ann, ['iframe'])).toEqual([]);

  await page.getByRole('button', { name: 'Edit ann' }).click();
  await dialog.getByRole('button', { name: /^Sign out / }).click();
  await expect(dialog.getByText('Not signed in.')).toBeVisible();
  await expect(annIsHere).toHaveCount(0);
  await editor.close();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await ann.reload();
  await expect(ann.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Disable' }).click();
  await expect(dialog.getByRole('button', { name: 'Enable again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
  await ann.reload();
  await expect(ann.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await ann.goto(link);
  await expect(ann.getByRole('heading', { name: 'This link is not valid' })).toBeVisible();
  await ann.context().close();

  await page.getByRole('button', { name: 'Edit ann' }).click();
  await dialog.getByRole('button', { name: 'Erase name' }).click();
  await expect(dialog.getByText('Erase “ann”? This cannot be undone.')).toBeVisible();
  expect(await accessibilityBreaches(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByText('Erased', { exact: true })).toBeVisible();
  await expect(page.getByText('ann@operators.example')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Edit #/ })).toHaveCount(0);
  forgiveRefusals(faults);
});

test('the tool speaks Chinese, from the sign-in on and after a reload', async ({ addressOf, page, faults }) => {
  const { port } = new URL(addressOf('lotus'));
  await page.goto(`http://localhost:${port}/preview/`);
  await page.getByLabel('Tool language').selectOption('简体中文');
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await page.reload();
  await page.getByLabel('操作员').fill('admin');
  await page.getByLabel('密码', { exact: true }).fill('e2e-Operator-1');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: '商户' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  expect(await accessibilityBreaches(page)).toEqual([]);
  await page.getByRole('button', { name: /^当前登录/ }).click();
  await page.getByLabel('工具语言').selectOption('English');
  await expect(page.getByRole('heading', { name: 'Merchants' })).toBeVisible();
  forgiveRefusals(faults);
});

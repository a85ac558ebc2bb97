import type { Page } from '@playwright/test';
import { forgiveRefusals } from '../fixtures/forgiveRefusals.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { startFileServer } from '../fixtures/fileServer.ts';
import { openEditor } from '../fixtures/operatorPage.ts';
import { expect, siteAddress, test } from '../fixtures/site.ts';

// Plans need a clock that goes on.
const portOf = startFileServer({ FIXED_CLOCK: '' });

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Site title' });

async function retitle(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Texts & identity' }).click();
  await titleField(page).fill(title);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function publish(page: Page, revision: number): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText(`Revision ${revision} is live`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Revision 1', { exact: true })).toBeVisible();
}

// Being signed out at first, and conflicts.
test.afterEach(({ faults }) => forgiveRefusals(faults));

test('before and after of what changes is compared, a change is put back, and the history gives everything back', async ({
  page,
}) => {
  test.slow();
  const port = portOf();
  await openEditor(page, port, 'Lotus Garden');
  await page.getByRole('button', { name: 'Remove Withdraw' }).click();
  await retitle(page, 'Lotus Renamed');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const frame = (name: string) => dialog.getByTitle(name, { exact: true }).contentFrame();
  const items = (name: string) => frame(name).locator('nav li a[href^="/m/"]').locator('visible=true');
  await expect(items('Live')).toHaveCount(5);
  await expect(items('Draft')).toHaveCount(4);
  // The footer's order is the first change of the list, or the second.
  const place = await dialog
    .getByRole('listitem')
    .filter({ hasText: 'Footer order' })
    .evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item) + 1);
  for (const name of ['Live', 'Draft'])
    await expect(
      frame(name)
        .locator('[data-outlines] span')
        .filter({ hasText: String(place) }),
    ).toHaveCount(1);
  await dialog.getByRole('radio', { name: 'Slider' }).check();
  await expect(frame('Draft').locator('[data-outlines]')).toHaveCount(0);
  await dialog.getByRole('slider').fill('80');
  await dialog.getByRole('radio', { name: 'Difference' }).check();
  await expect(dialog.getByText('White: unchanged.')).toBeVisible();
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  await dialog.getByRole('button', { name: 'Restore: Footer order' }).click();
  await expect(dialog.getByText('Footer order')).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Release note' }).fill('A better name');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog.getByText('Revision 2 is live')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await openHistory(page);
  await expect(page.getByText('A better name')).toBeVisible();
  await page.getByText('What changed').first().click();
  await expect(page.getByText('“Lotus Garden” → “Lotus Renamed”')).toBeVisible();
  await page.getByRole('button', { name: 'Restore: Site title' }).click();
  await page.getByRole('link', { name: 'Texts & identity' }).click();
  await expect(titleField(page)).toHaveValue('Lotus Garden');
  await page.getByRole('button', { name: /^Undo/ }).click();

  await openHistory(page);
  await page.getByRole('button', { name: 'Roll back to revision 1' }).click();
  await expect(page.getByText('Revision 1 is live again.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo rollback' }).click();
  await expect(page.getByText('Revision 2 is live again.')).toBeVisible();
  await page.goto(siteAddress(port, 'lotus'));
  await expect(page).toHaveTitle('Lotus Renamed');
});

test('a release is planned for later, shown with what it changes, cancelled, planned again, and reaches open pages when due', async ({
  browser,
  page,
  faults,
}) => {
  test.slow();
  const port = portOf();
  await openEditor(page, port, 'Mekong Fair');
  await retitle(page, 'Mekong Tomorrow');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Publish later' }).check();
  await dialog.getByLabel('Goes live at').fill('2001-01-01T12:00');
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Publish now' }).check();
  await dialog.getByRole('radio', { name: 'Publish later' }).check();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText(/^Scheduled for/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const notice = page.getByRole('region', { name: 'Scheduled changes' });
  await expect(notice).toContainText('scheduled by admin');
  await notice.getByText('Scheduled changes').click();
  await expect(notice.getByText('“Mekong Fair” → “Mekong Tomorrow”')).toBeVisible();
  await notice.getByRole('button', { name: 'Cancel schedule' }).click();
  await notice.getByRole('button', { name: 'Confirm cancelling?' }).click();
  await expect(notice).toBeHidden();

  const player = await (await browser.newContext({ locale: 'en' })).newPage();
  await player.goto(siteAddress(port, 'mekong'));
  await expect(player).toHaveTitle('Mekong Fair');
  await player.evaluate(() => Object.assign(window, { sameDocument: true }));
  // The dialog knows minutes; the server is asked for a moment from now, which even a slow machine reads before it has passed.
  await page.route('**/preview/api/merchants/mekong/plans', (route) => {
    const body: unknown = route.request().postDataJSON();
    const dueAt = new Date(Date.now() + 20_000).toISOString();
    return route.continue(body === null ? {} : { postData: JSON.stringify({ ...Object(body), dueAt }) });
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('radio', { name: 'Publish later' }).check();
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText(/^Scheduled for/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('admin published revision 2.')).toBeVisible({ timeout: 150_000 });
  await expect(notice).toBeHidden();
  await expect(player).toHaveTitle('Mekong Tomorrow');
  expect(await player.evaluate(() => 'sameDocument' in window)).toBe(true);
  await player.context().close();
  faults.length = 0;
});

test('two operators who changed the same settle it setting by setting, in saving and in publishing', async ({
  browser,
  page,
}) => {
  test.slow();
  const port = portOf();
  const other = await (await browser.newContext({ locale: 'en' })).newPage();
  await openEditor(page, port, 'Neon Lane');
  await openEditor(other, port, 'Neon Lane');
  await retitle(other, 'Theirs');
  await page.getByRole('link', { name: 'Texts & identity' }).click();
  await titleField(page).fill('Mine');
  const conflict = page.getByRole('dialog', { name: 'This draft was saved elsewhere' });
  const dispute = conflict.getByRole('group', { name: 'Site title' });
  await expect(dispute).toContainText('“Neon Lane”');
  await expect(dispute.getByRole('radio', { name: /Yours/ })).toBeChecked();
  await dispute.getByRole('radio', { name: /Theirs/ }).check();
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  await conflict.getByRole('button', { name: 'Combine both' }).click();
  await expect(titleField(page)).toHaveValue('Theirs');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await publish(page, 2);
  await other.context().close();
});

test('a draft on a phone is marked, follows the operator’s edits, and ends when it is revoked', async ({ browser, page }) => {
  test.slow();
  const port = portOf();
  await openEditor(page, port, 'Harbour House');
  await page.getByRole('button', { name: 'Share the draft to a phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft on a phone' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  // The tests reach the server by this machine's own name, as no phone can.
  await expect(dialog.getByRole('note')).toContainText('PLAYER_URL');
  expect(await accessibilityBreaches(page, ['iframe'])).toEqual([]);
  const url = await dialog.getByRole('textbox', { name: 'Link address' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const plain = await (await browser.newContext({ locale: 'en', javaScriptEnabled: false })).newPage();
  await plain.goto(url);
  const mark = plain.getByRole('complementary', { name: 'Draft, not live' });
  await expect(mark).toContainText(/until .* UTC/);
  await mark.getByRole('link', { name: 'Exit' }).click();
  await expect(plain).toHaveURL(siteAddress(port, 'harbour'));
  await expect(mark).toBeHidden();
  await plain.context().close();

  const phone = await (await browser.newContext({ locale: 'en', viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(url);
  await expect(phone.getByText('Draft, not live')).toBeVisible();
  await expect(phone).toHaveURL(siteAddress(port, 'harbour'));
  await retitle(page, 'Harbour in the making');
  await expect(phone).toHaveTitle('Harbour in the making');
  await phone.goto(siteAddress(port, 'harbour', '/m/login'));
  await expect(phone.getByText('Draft, not live')).toBeVisible();
  expect(await accessibilityBreaches(phone)).toEqual([]);
  const refused = await phone.evaluate(async () => {
    const answer = await fetch('/wps/session/login', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    return [answer.status, ((await answer.json()) as { errorCode: string }).errorCode];
  });
  expect(refused).toEqual([403, 'draft.readOnly']);

  await page.getByRole('button', { name: 'Share the draft to a phone' }).click();
  await dialog.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(phone.getByText('This draft link has ended')).toBeVisible();
  await phone.getByRole('link', { name: 'Open the site' }).click();
  await expect(phone).toHaveTitle('Harbour House');
  await expect(phone.getByText('Draft, not live')).toBeHidden();
  await phone.context().close();
});

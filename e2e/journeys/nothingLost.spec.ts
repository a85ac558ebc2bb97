import type { Page } from '@playwright/test';
import { goToSection, openEditor } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

const titleField = (page: Page) => page.getByRole('textbox', { name: 'Site title' });
const inFooter = (page: Page) => page.getByRole('button', { name: /^Reorder / });
const saved = (page: Page) => page.getByText('Saved', { exact: true });

/** Opens the editor again, as after a crash: only the browser's storage remains. */
async function reopen(page: Page, port: number, section: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`http://localhost:${port}/preview/#/lotus/${section}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.afterEach(({ faults }) => {
  // Browsers log each call without a connection and each refusal as an error; the phone may still be loading then.
  const expected = /status of (?:401|409)|ERR_INTERNET_DISCONNECTED|did not load|A part of the page failed/;
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  faults.length = 0;
});

test('edits are not lost without a connection, in two tabs, and in a conflict', async ({
  ownServer: { port },
  context,
  page,
}) => {
  test.slow();
  await openEditor(page, port, 'Lotus Garden');

  await test.step('what is typed without a connection is saved when it is back, and outlives the page', async () => {
    await goToSection(page, 'Texts & identity');
    await context.setOffline(true);
    await titleField(page).fill('Typed on a train');
    await expect(page.getByText('Offline: saved in this browser')).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();

    await context.setOffline(true);
    await titleField(page).fill('Typed in a tunnel');
    await page.goto('about:blank');
    await context.setOffline(false);
    await reopen(page, port, 'identity');
    await expect(titleField(page)).toHaveValue('Typed in a tunnel');
    await expect(saved(page)).toBeVisible();
    await reopen(page, port, 'identity');
    await expect(titleField(page)).toHaveValue('Typed in a tunnel');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('two tabs without a connection keep their edits apart, and both arrive', async () => {
    const second = await context.newPage();
    await second.setViewportSize({ width: 1440, height: 900 });
    await reopen(second, port, 'footer');
    await goToSection(page, 'Texts & identity');
    await context.setOffline(true);
    await titleField(page).fill('From the first tab');
    await second.getByRole('button', { name: 'Remove Withdraw' }).click();
    for (const tab of [page, second]) await expect(tab.getByText('Offline: saved in this browser')).toBeVisible();
    await second.close();
    await page.goto('about:blank');
    await context.setOffline(false);
    await reopen(page, port, 'footer');
    await expect(inFooter(page)).toHaveCount(4);
    await expect(saved(page)).toBeVisible();
    await goToSection(page, 'Texts & identity');
    await expect(titleField(page)).toHaveValue('From the first tab');
  });

  await test.step('a conflict waits through a reload and what the other tab saves meanwhile, and both are combined', async () => {
    await goToSection(page, 'Texts & identity');
    const second = await context.newPage();
    await second.setViewportSize({ width: 1440, height: 900 });
    await reopen(second, port, 'identity');
    await titleField(second).fill('Theirs');
    await expect(saved(second)).toBeVisible();
    await titleField(page).fill('Mine');
    const conflict = page.getByRole('dialog', { name: 'This draft was saved elsewhere' });
    await expect(conflict).toBeVisible();
    await goToSection(second, 'Footer');
    await second.getByRole('button', { name: 'Remove Deposit' }).click();
    await expect(second.getByText('Unsaved')).toBeHidden();
    await expect(saved(second)).toBeVisible();
    await second.close();

    await page.reload();
    await expect(conflict.getByRole('group', { name: 'Site title' })).toContainText('“Mine”');
    await conflict.getByRole('button', { name: 'Combine both' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(titleField(page)).toHaveValue('Mine');
    await goToSection(page, 'Footer');
    await expect(inFooter(page)).toHaveCount(3);
  });
});

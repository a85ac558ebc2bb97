import { frameOf, goToSection, openEditor, openWithFrame } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

test('problems are fixed or waived, the register form is rehearsed, and a block is added, moved and shown to some', async ({
  ownServer: { port },
  browser,
  page,
  faults,
}) => {
  test.slow();
  await openWithFrame(page, port, faults);
  await test.step('problems lead to their setting, are fixed or waived for all operators, and addresses are asked for by the server', async () => {
    await page.getByRole('button', { name: 'Remove Home' }).click();
    await page.getByRole('button', { name: /^Problems:/ }).click();
    const home = 'The bottom bar has no Home item.';
    await page.getByRole('button', { name: `Why: ${home}` }).click();
    await expect(page.getByText('Players expect Home as the first item of the bar.')).toBeVisible();
    await page.getByRole('button', { name: `Waive: ${home}` }).click();
    await page.getByRole('textbox', { name: 'Reason for publishing it as it is' }).fill('An experiment');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const colleague = await (await browser.newContext({ locale: 'en' })).newPage();
    await openEditor(colleague, port, 'Lotus Garden');
    await colleague.getByRole('button', { name: /^Problems:/ }).click();
    await expect(colleague.getByText('Waived by admin: An experiment')).toBeVisible();
    await colleague.context().close();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: new RegExp('no Home item') })).toHaveValue(
      'An experiment',
    );
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: `Fix: ${home}` })
      .first()
      .click();
    await expect(page.getByRole('link', { name: home })).toHaveCount(0);
    await page.getByRole('button', { name: 'Check links and pictures' }).click();
    await expect(page.getByText(/All \d+ addresses are reachable\./)).toBeVisible();
  });
  await test.step('the register form is rehearsed in the phone, in every language, and does as its rules say', async () => {
    await goToSection(page, 'Sign-up form');
    await page.getByRole('button', { name: 'Run test' }).click();
    await expect(page.getByText(/^(\d+) of \1 tested\. All as expected\.$/)).toBeVisible({ timeout: 60_000 });
    // Nothing of it stays in the phone.
    await expect(frameOf(page).getByRole('textbox').first()).toHaveValue('');
    await page.locator('summary', { hasText: 'Username' }).click();
    await page.getByRole('radio', { name: 'English' }).last().check();
    await expect(page.getByRole('row', { name: /^Too short/ }).first()).toContainText('At least');
  });
  await test.step('a block is added from the gallery with its live picture, moved to another region and shown to some', async () => {
    await goToSection(page, 'Layout');
    await page.getByRole('button', { name: 'Add a block to Home', exact: true }).click();
    const gallery = page.getByRole('dialog');
    await gallery.getByRole('searchbox', { name: 'Find a block' }).fill('vendor');
    await gallery.getByRole('button', { name: /^Studios/ }).focus();
    await expect(gallery.getByText('Studios, in this draft’s theme')).toBeVisible();
    await expect(page.frameLocator('dialog iframe').getByRole('list').first()).toBeVisible();
    await gallery.getByRole('button', { name: /^Studios/ }).press('Enter');
    const home = page.getByRole('list', { name: 'Home', exact: true });
    await expect(home.getByRole('button', { name: 'Reorder Studios' })).toHaveCount(2);
    await home.getByRole('button', { name: 'Move Studios to another region' }).last().click();
    await page
      .getByRole('group', { name: 'Move Studios to another region' })
      .getByRole('button', { name: 'Home footer', exact: true })
      .click();
    await expect(home.getByRole('button', { name: 'Reorder Studios' })).toHaveCount(1);

    await home.getByRole('button', { name: /^Hot games/ }).click();
    await page.getByRole('radio', { name: 'Only if…' }).check();
    await page.getByRole('checkbox', { name: 'Members', exact: true }).check();
    await expect(page.getByText('Shown to Members.').first()).toBeVisible();
    await expect(frameOf(page).locator('[data-pointer="/template/layout/home/3"] h2', { hasText: 'Hot games' })).toHaveCount(0);
  });
});

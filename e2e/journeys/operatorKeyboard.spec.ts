import { operator } from '../fixtures/server.ts';
import { frameOf } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

test('from signing in to the next release and back, by keyboard alone: the focus is never lost', async ({
  ownServer: { port },
  page,
  faults,
}) => {
  test.slow();
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${port}/preview/`);
  await expect(page.getByLabel('Operator')).toBeFocused();
  faults.length = 0; // the tool starts by asking whether it is signed in; browsers log the refusal as an error
  await page.keyboard.type(operator.name);
  await press('Tab');
  await page.keyboard.type(operator.password);
  await press('Enter');
  await expect(heading('Merchants')).toBeFocused();
  await page.getByRole('link', { name: 'People' }).focus();
  await press('Enter');
  await expect(heading('People')).toBeFocused();
  await page.goBack();
  await expect(heading('Merchants')).toBeFocused();
  await page.getByRole('link', { name: 'Edit Lotus Garden' }).focus();
  await press('Enter');
  await expect(heading('Overview')).toBeFocused();
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Footer' }).focus();
  await press('Enter');
  await expect(heading('Footer')).toBeVisible();
  await expect(frameOf(page).getByRole('navigation').first()).toBeVisible();

  await page.getByRole('button', { name: 'Reorder Home' }).focus();
  await press('Space');
  await expect(page.getByText('Home picked up. Position 1 of 5.')).toBeAttached();
  // Keys move it once the places have been measured, a moment after it was lifted.
  await expect(async () => {
    await press('ArrowDown');
    await expect(page.getByText(/Home would be at position \d of 5\./)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await press('Space');
  await expect(page.getByRole('list', { name: 'Footer order' }).getByRole('listitem').first()).not.toContainText('Home');
  await expect(page.getByRole('button', { name: 'Reorder Home' })).toBeFocused();

  const problems = page.getByRole('button', { name: /^Problems:/ });
  await problems.focus();
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Problems' })).toBeFocused();
  await press('Escape');
  await expect(problems).toBeFocused();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.focus();
  await press('Enter');
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Publish now' });
  await expect(submit).toBeEnabled(); // both pictures are there
  await submit.focus();
  await press('Enter');
  await expect(dialog.getByText('Revision 2 is live')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await press('Enter');
  await expect(publish).toBeFocused();
});

import { findOwnText, frameOf, goToSection, openWithFrame } from '../fixtures/operatorPage.ts';
import { expect, test } from '../fixtures/site.ts';

test('settings are found by search, by pointing at the phone, by their text and by what cannot be read, changed, and an undo says what it undid', async ({
  ownServer: { port },
  page,
  faults,
}) => {
  test.slow();
  await openWithFrame(page, port, faults);
  await test.step('a setting is found by search, outlined in the phone, changed, and an undo says what it undid', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search settings' });
    await search.fill('footer order');
    await expect(page.getByRole('option', { name: /Footer order/ })).toHaveAttribute('aria-selected', 'true');
    await expect(frameOf(page).locator('[data-outlines] > div')).toHaveCount(1);
    await page.mouse.move(2, 2); // the element under the pointer is outlined as well
    await page.keyboard.press('Escape');
    await expect(frameOf(page).locator('[data-outlines]')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await search.fill('idle time');
    await search.press('Enter');
    const field = page.getByRole('textbox', { name: 'Idle time' });
    await expect(field).toBeFocused();
    await field.fill('7');
    await page.getByRole('button', { name: /Source of Idle time/ }).click();
    await expect(page.getByText('This draft')).toBeVisible();
    await goToSection(page, 'My changes');
    await expect(page.getByRole('link', { name: /Idle time .* → 7 min/ })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByText(/Undone: Idle time/)).toBeVisible();
    await expect(page.getByText('Everything is live')).toBeVisible();
  });
  await test.step('the phone, which was led to the warning that the idle time brings, goes back home', async () => {
    const warning = frameOf(page).getByRole('dialog', { name: 'Are you still there?' });
    await expect(warning).toBeVisible();
    await page.getByRole('combobox', { name: 'Screen' }).selectOption('Home');
    await expect(warning).toBeHidden();
  });
  await test.step('something in the phone is pointed at, by keyboard, edited beside it, and its setting opens', async () => {
    await page.getByRole('button', { name: 'Inspect' }).click();
    const frame = frameOf(page);
    await expect(frame.locator('html')).toHaveCSS('cursor', 'crosshair'); // the frame has got the order
    await frame.getByRole('navigation', { name: 'Main navigation' }).getByRole('link').first().focus();
    await expect(frame.locator('[data-outlines] > div')).toHaveCount(1);
    await expect(frame.locator('[data-outlines]')).toHaveText('Footer navigation');
    await page.keyboard.press('Enter');
    const beside = page.getByRole('dialog', { name: 'Footer navigation' });
    await expect(beside.getByRole('navigation', { name: 'Source' }).getByRole('link').first()).toHaveText('Footer order');
    await expect(beside).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(beside).toBeHidden();
    await expect(frame.owner()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('link', { name: 'More …' }).click();
    await expect(page).toHaveURL(/#\/lotus\/\w+\?at=/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
  await test.step('a shipped text is found, written over, and read in the phone', async () => {
    const field = await findOwnText(page, 'home.hot');
    await expect(field).toHaveAccessibleName('“Hot games” home.hot');
    await field.fill('Red hot');
    await expect(frameOf(page).getByRole('heading', { name: 'Red hot' })).toBeVisible();
  });
  await test.step('hard content is chosen, what cannot be read is found, shown in the phone, and its block opens', async () => {
    await goToSection(page, 'Stress test');
    const choice = page.getByRole('combobox', { name: 'Case' });
    const frame = frameOf(page);
    await choice.selectOption('Empty lists');
    const nothing = frame.getByRole('region', { name: 'Red hot' }).getByText('Nothing here yet.');
    await expect(nothing).toBeVisible();
    await choice.selectOption('As it is');
    await expect(nothing).toBeHidden();
    await frame.getByRole('heading', { name: 'Red hot' }).evaluate((heading) => {
      heading.style.cssText = 'color:#cccccc;background:#ffffff';
    });
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('link', { name: /colour of the text is too close.*Red hot.*#cccccc \/ #ffffff/ }).click();
    await expect(frame.locator('[data-outlines] > div')).toHaveCount(1);
    await expect(page).toHaveURL(/#\/lotus\/\w+\?at=/);
  });
});

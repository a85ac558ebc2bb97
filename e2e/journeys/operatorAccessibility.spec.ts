import { sections } from '../../admin-preview/kit/route/sections.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { otherHeights } from '../fixtures/controlHeights.ts';
import { goToSection, openEditor } from '../fixtures/operatorPage.ts';
import { signInOperator } from '../fixtures/signInOperator.ts';
import { expect, test } from '../fixtures/site.ts';

/** The list of merchants, and pages about people. */
const PAGES = ['', '-/people', '-/audit', '-/account'] as const;

/** The player in the phone has journeys of its own. */
const PHONE = ['iframe'];

/** One look per width: combinations of colours do not depend on the width (admin-preview/toolTheme.test.ts). */
const visits = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { colorScheme, viewport } of visits)
  test(`every page and section of the tool, the search and the problems are accessible, ${colorScheme}, ${viewport.width} wide`, async ({
    addressOf,
    page,
    faults,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { port } = new URL(addressOf('lotus'));
    await openEditor(page, Number(port), 'Lotus Garden');
    await page.setViewportSize(viewport);
    faults.length = 0; // the tool starts by asking whether it is signed in; browsers log the refusal as an error
    for (const path of [...PAGES, ...sections.map((section) => `lotus/${section}`)]) {
      await page.goto(`http://localhost:${port}/preview/#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await accessibilityBreaches(page, PHONE), path).toEqual([]);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search settings' }).fill('colour');
    expect.soft(await accessibilityBreaches(page, PHONE), 'search').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Problems:/ }).click();
    expect.soft(await accessibilityBreaches(page, PHONE), 'problems').toEqual([]);
    await goToSection(page, 'Layout');
    await page.getByRole('button', { name: 'Add a block to Home', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await accessibilityBreaches(page, PHONE), 'gallery').toEqual([]);
  });

test('pages of the tool need no sideways scrolling on the narrowest phones', async ({ addressOf, page, faults }) => {
  const { port } = new URL(addressOf('lotus'));
  await page.setViewportSize({ width: 320, height: 640 });
  await signInOperator(page, Number(port));
  faults.length = 0; // as above
  for (const path of PAGES) {
    await page.goto(`http://localhost:${port}/preview/#/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});

/** Sections and pages that have each kind of control. */
const MEASURED = ['', '-/audit', 'lotus/footer', 'lotus/identity', 'lotus/look', 'lotus/changes', 'lotus/register'] as const;

for (const { pointer, height, touch } of [
  { pointer: 'mouse', height: 34, touch: false },
  { pointer: 'finger', height: 44, touch: true },
])
  test.describe(`with a ${pointer}`, () => {
    test.use({ hasTouch: touch, isMobile: touch });

    test(`every button, field, select, chip and segmented control of the tool is ${height} px high`, async ({
      addressOf,
      page,
      faults,
    }) => {
      test.slow();
      const { port } = new URL(addressOf('lotus'));
      await openEditor(page, Number(port), 'Lotus Garden');
      faults.length = 0; // as above
      for (const path of MEASURED) {
        await page.goto(`http://localhost:${port}/preview/#/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect.soft(await otherHeights(page, height), path).toEqual([]);
      }
    });
  });

test('“Compare” and “Share” are read in wide windows and are drawings with a name in narrow ones', async ({
  addressOf,
  page,
  faults,
}) => {
  const { port } = new URL(addressOf('lotus'));
  await openEditor(page, Number(port), 'Lotus Garden');
  faults.length = 0; // as above
  for (const [width, isRead] of [
    [1440, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByText('Compare', { exact: true })).toBeVisible({ visible: isRead });
    await expect(page.getByText('Share', { exact: true })).toBeVisible({ visible: isRead });
    await expect(page.getByText('Problems', { exact: true }).first()).toBeVisible({ visible: isRead });
    await expect(page.getByRole('button', { name: 'Compare with live' })).toHaveAttribute('title', 'Compare with live');
    await expect(page.getByRole('button', { name: 'Share the draft to a phone' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Problems:/ })).toHaveAttribute('title', /^Problems:/);
  }
});

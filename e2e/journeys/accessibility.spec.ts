import { accessibilityBreaches } from '../fixtures/axe.ts';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { demoMember, sendLogin } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { readToTheEnd, steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** Other screens, and the other looks of home, are looked at where their pictures are taken (e2e/visual). */
const homes = [
  { brand: 'aurora', theme: 'light' },
  { brand: 'sahara', theme: 'dark' },
] as const;

for (const { brand, theme } of homes) {
  test(`${brand}, ${theme}: home to its end, its left menu and a refused login in its dialog are accessible`, async ({
    openSite,
    page,
    faults,
  }) => {
    await openSite({ brand, theme });
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await sendLogin(page, { ...demoMember, password: 'not-the-password' });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Incorrect username or password')).toBeVisible();
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
    faults.length = 0;

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await readToTheEnd(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
    await openLeftMenu(page);
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });
}

test.describe('with a mouse, and with motion', () => {
  test.use({ hasTouch: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('buttons of home that move or stop something say what', async ({ openSite, page }) => {
    await openSite({ brand: 'mekong' });
    await hydrate(page);
    for (const track of await page.locator('main [data-track]').all()) {
      await track.scrollIntoViewIfNeeded();
      await track.hover();
    }
    await expect(page.getByRole('button', { name: /^Stop motion: / })).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Next: / })).not.toHaveCount(0);
    expect((await accessibilityBreaches(page)).filter((breach) => breach.startsWith('unique-button-name'))).toEqual([]);
  });
});

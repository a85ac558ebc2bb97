import { accessibilityBreaches } from '../fixtures/axe.ts';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { demoMember, sendLogin } from '../fixtures/member.ts';
import { brandNames, expect, test } from '../fixtures/site.ts';
import { readToTheEnd, steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

// Other screens are looked at where their pictures are taken (e2e/visual).
for (const brand of brandNames) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${brand}, ${theme}: home and its left menu are accessible`, async ({ openSite, page }) => {
      await openSite({ brand, theme });
      await readToTheEnd(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
      await openLeftMenu(page);
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
    });
  }
}

for (const brand of ['aurora', 'sahara'] as const) {
  test(`${brand}: a refused login in its dialog is accessible`, async ({ openSite, page, faults }) => {
    await openSite({ brand });
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await sendLogin(page, { ...demoMember, password: 'not-the-password' });
    await expect(page.getByRole('dialog').getByText('Username or password is wrong')).toBeVisible();
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([]);
    faults.length = 0;
  });
}

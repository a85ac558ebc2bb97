import { accessibilityBreaches } from '../fixtures/axe.ts';
import { openLeftMenu } from '../fixtures/leftMenu.ts';
import { demoMember, haveSession, sendLogin } from '../fixtures/member.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';
import { readToTheEnd, steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** Forms of guests. Recovery's button waits until its fields are sound. */
const forms = [
  { path: '/m/login', form: 'Log in', send: 'Log in', sends: true },
  { path: '/m/register', form: 'Create account', send: 'Create account', sends: true },
  { path: '/m/forget', form: 'Recover password', send: 'Retrieve password', sends: false },
] as const;

/** Forms take their colours from the same roles as home, which is looked at in both looks: one look of each brand is enough. */
const lookOfForms = { aurora: 'dark', lotus: 'light', sahara: 'dark', neon: 'light', harbour: 'dark', mekong: 'light' } as const;

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

  const theme = lookOfForms[brand];
  for (const { path, form, send, sends } of forms) {
    test(`${brand}, ${theme}: ${path} is accessible, also when it tells what is missing`, async ({ openSite, page }) => {
      await openSite({ brand, path, theme });
      await readToTheEnd(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
      await hydrate(page);
      const sent = page.getByRole('form', { name: form });
      if (sends) await sent.getByRole('button', { name: send, exact: true }).click();
      else {
        await sent.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
        await page.keyboard.press('Tab');
      }
      await expect(sent.locator('[aria-invalid]').first()).toBeVisible();
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
    });
  }

  test(`${brand}, ${theme}: the settings and the change of the password are accessible`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/login', theme });
    await haveSession(page);
    for (const [path, name] of [
      ['/m/set', 'Log out'],
      ['/m/changePsw', 'Save new password'],
    ] as const) {
      await openSite({ brand, path, theme });
      await hydrate(page);
      const button = page.getByRole('button', { name });
      await expect(button).toBeVisible();
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
      if (path === '/m/set') continue;
      await button.click();
      await expect(page.getByRole('form').locator('[aria-invalid]').first()).toBeVisible();
      await steady(page);
      expect(await accessibilityBreaches(page)).toEqual([]);
    }
  });

  test(`${brand}, ${theme}: the start of a trial is accessible`, async ({ openSite, page }) => {
    await page.route('**/wps/member/trialuser*', () => undefined); // no answer: the page stays
    await openSite({ brand, path: '/m/trail', theme });
    await hydrate(page);
    await steady(page);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });

  // In English they are looked at above.
  for (const language of brands[brand].languages.filter((one) => one !== 'EN')) {
    test(`${brand}: home and register in ${language} are accessible`, async ({ openSite, page }) => {
      for (const path of ['/m/home', '/m/register'] as const) {
        await openSite({ brand, path, language });
        await steady(page);
        expect(await accessibilityBreaches(page)).toEqual([]);
      }
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

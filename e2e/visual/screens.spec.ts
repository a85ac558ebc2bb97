import type { Page } from '@playwright/test';
import { brandCodes } from '../../tests/support/brandCodes.ts';
import { shippedSite } from '../../tests/support/releases.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expectPicture } from '../fixtures/expectPicture.ts';
import { publishChange } from '../fixtures/publish.ts';
import { logIn } from '../fixtures/member.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { expect, test } from '../fixtures/site.ts';
import { drawAll, readToTheEnd, steady } from '../fixtures/steady.ts';

/** A brand of each version, and one from right to left: others only differ in colours, whose contrast lint checks. */
const checked = ['aurora', 'lotus', 'sahara'] as const;
const isChecked = (brand: string): boolean => checked.some((each) => each === brand);

/**
 * Screens of guests, then those of members; brands without checks have the two most themed ones. A form is also submitted empty, and shows its
 * messages; recovery's button waits until its fields are valid.
 */
const screens = {
  home: { path: '/m/home', fails: undefined, inAll: true },
  login: { path: '/m/login', fails: 'submit', inAll: false },
  register: { path: '/m/register', fails: 'submit', inAll: true },
  forget: { path: '/m/forget', fails: 'email', inAll: false },
} as const;
const memberScreens = { 'member-centre': '/m/mine', settings: '/m/set', 'change-password': '/m/changePsw' } as const;

/** Compares a screen, or the dialog over it, with its picture, and holds it to WCAG as it is. */
async function expectScreen(page: Page, brand: string, screen: string): Promise<void> {
  await steady(page);
  const dialog = page.getByRole('dialog').last();
  await expectPicture((await dialog.isVisible()) ? dialog : page, `${brand}-${screen}.png`);
  if (isChecked(brand)) expect(await accessibilityBreaches(page)).toEqual([]);
}

/**
 * Text of the page, except for the counter that starts when the page is interactive, rows that are filled when they come near the screen, and
 * the state of a captcha that may have been solved meanwhile.
 */
const wordsOf = (page: Page): Promise<string | null> =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true);
    if (copy instanceof Element)
      for (const late of copy.querySelectorAll(
        '[aria-labelledby="jackpot-title"], [data-track] > li + li, [role="status"][data-state]',
      ))
        late.remove();
    return copy.textContent;
  });

async function expectRefusal(page: Page, fails: 'submit' | 'email'): Promise<void> {
  const form = page.getByRole('dialog').getByRole('form');
  if (fails === 'submit') await form.locator('button[type=submit]').click();
  else {
    await form.locator('input[type=email]').fill('nobody');
    await page.keyboard.press('Tab');
  }
  await expect(form.locator('[aria-invalid]').first()).toBeVisible();
  await steady(page);
  expect(await accessibilityBreaches(page)).toEqual([]);
}

for (const brand of brandCodes) {
  const language = shippedSite(brand).defaultLanguage;

  // The fixture `noFaults` fails the test on a script error, a breach of the policy or a hydration mismatch.
  for (const [screen, { path, fails, inAll }] of Object.entries(screens)) {
    if (!inAll && !isChecked(brand)) continue;
    test(
      `${brand}: ${screen} as it comes, hydrated and refused`,
      { tag: screen === 'home' ? '@walk' : [] },
      async ({ openSite, page }) => {
        await openSite({ brand, path, language });
        await steady(page);
        const before = await wordsOf(page);
        await hydrate(page);
        expect(await wordsOf(page)).toBe(before);
        await expectScreen(page, brand, screen);
        if (fails !== undefined && isChecked(brand)) await expectRefusal(page, fails);
      },
    );
  }

  if (!isChecked(brand)) continue;
  test(`${brand}: screens of trial players and members`, async ({ openSite, page }) => {
    await test.step('trial', async () => {
      await page.route('**/wps/member/trialuser*', () => undefined); // no answer: the page stays
      await openSite({ brand, path: '/m/trail', language });
      await hydrate(page);
      await expectScreen(page, brand, 'trial');
    });

    // Through the form, which leaves the password that the change of it begins with.
    await openSite({ brand, path: '/m/login' });
    await hydrate(page);
    await logIn(page);
    for (const [screen, path] of Object.entries(memberScreens))
      await test.step(screen, async () => {
        await openSite({ brand, path, language });
        await hydrate(page);
        await expectScreen(page, brand, screen);
      });
    await expectRefusal(page, 'submit');
  });
}

test('where an operator asks for it: recovery by phone with its countries, and the age gate', async ({
  context,
  ownServer: { port },
  openSite,
  page,
  request,
}) => {
  test.slow();
  for (const brand of ['aurora', 'sahara'] as const) {
    const language = shippedSite(brand).defaultLanguage;
    await publishChange(request, port, brand, ({ template, switches, ...rest }) => ({
      ...rest,
      switches: { ...switches, PSWPHONE3: '1', MOBILENUMREG3: '1', REGMOBVERF3: '1' },
      template: { ...template, behaviour: { ...template.behaviour, responsible: { ageGate: true } } },
    }));
    await test.step(`${brand}: recovery by phone`, async () => {
      await openSite({ brand, path: '/m/forget', port, language });
      await hydrate(page);
      await page.getByRole('tab').last().click();
      const countries = page.getByRole('form').locator('button[aria-haspopup=dialog]');
      await expect(countries).toContainText(/\+\d/); // they are asked for once the tab is open
      await expectScreen(page, brand, 'forget-phone');
      await countries.click();
      await expect(page.getByRole('dialog').last().getByRole('combobox')).toBeVisible();
      await expectScreen(page, brand, 'countries');
    });
    await test.step(`${brand}: age gate`, async () => {
      await context.clearCookies({ name: 'age', domain: `${brand}.localhost` });
      await openSite({ brand, port, language });
      await hydrate(page);
      await steady(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectPicture(page, `${brand}-age-gate.png`);
    });
  }
});

/** Pictures of whole homes are large: one of each version, and one from right to left. */
for (const brand of checked) {
  test(`${brand}: home from top to bottom on a small phone, in the other look`, async ({ openSite, page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openSite({ brand, language: shippedSite(brand).defaultLanguage, theme: brand === 'lotus' ? 'dark' : 'light' });
    await hydrate(page); // far from the screen, rows have their initial items, and the footer no logos, until the player renders them
    await drawAll(page);
    await readToTheEnd(page);
    // The browser draws letters of a row that has scrolled on whole pixels or between them; other pictures show the row.
    const mask = [
      page.getByRole('navigation').filter({ has: page.locator('a[href="#hot"]') }),
      // Their pictures fade in when the block is drawn, which in a picture of the whole page may be while it is taken.
      page.locator('[aria-labelledby="tables-title"] img'),
    ];
    await expectPicture(page, `${brand}-home-whole.png`, { fullPage: true, mask });
  });
}

import type { Page } from '@playwright/test';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expectPicture } from '../fixtures/expectPicture.ts';
import { publishChange, switchOn } from '../fixtures/publish.ts';
import { logIn } from '../fixtures/member.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';
import { drawAll, readToTheEnd, steady } from '../fixtures/steady.ts';

/** Screens of guests. A form is also sent as it is, and says what is missing; recovery's button waits until its fields are sound. */
const screens = {
  home: { path: '/m/home', fails: undefined },
  login: { path: '/m/login', fails: 'submit' },
  register: { path: '/m/register', fails: 'submit' },
  forget: { path: '/m/forget', fails: 'email' },
} as const;

/** Compares a screen with its picture, and holds it to WCAG as it stands. */
async function expectScreen(page: Page, picture: string): Promise<void> {
  await steady(page);
  await expectPicture(page, picture);
  expect(await accessibilityBreaches(page)).toEqual([]);
}

/** What the page says, but for the counter that begins to count when the page is interactive. */
const wordsOf = (page: Page): Promise<string | null> =>
  page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true);
    if (copy instanceof Element)
      for (const counter of copy.querySelectorAll('[aria-labelledby="jackpot-title"]')) counter.remove();
    return copy.textContent;
  });

async function breakForm(page: Page, fails: 'submit' | 'email'): Promise<void> {
  const form = page.getByRole('main').getByRole('form');
  if (fails === 'submit') await form.locator('button[type=submit]').click();
  else {
    await form.locator('input[type=email]').fill('nobody');
    await page.keyboard.press('Tab');
  }
  await expect(form.locator('[aria-invalid]').first()).toBeVisible();
  await steady(page);
}

for (const brand of brandNames) {
  const [language] = brands[brand].languages;

  for (const [screen, { path, fails }] of Object.entries(screens)) {
    // The fixture `noFaults` fails the test on a script error, a breach of the policy or a hydration mismatch.
    test(`${brand}: ${screen}, as it comes, hydrated${fails ? ' and refused' : ''}`, async ({ openSite, page }) => {
      await openSite({ brand, path, language });
      await steady(page);
      const before = await wordsOf(page);
      await hydrate(page);
      expect(await wordsOf(page)).toBe(before);
      await expectScreen(page, `${brand}-${screen}.png`);
      if (fails === undefined) return;
      await breakForm(page, fails);
      expect(await accessibilityBreaches(page)).toEqual([]);
    });
  }

  test(`${brand}: settings, the change of the password and the member centre`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/login' });
    await hydrate(page);
    await logIn(page);
    for (const [screen, path] of [
      ['settings', '/m/set'],
      ['member-centre', '/m/mine'],
      ['change-password', '/m/changePsw'],
    ] as const) {
      await openSite({ brand, path, language });
      await hydrate(page);
      await expectScreen(page, `${brand}-${screen}.png`);
    }
    await breakForm(page, 'submit');
    expect(await accessibilityBreaches(page)).toEqual([]);
  });

  test(`${brand}: the start of a trial`, async ({ openSite, page }) => {
    await page.route('**/wps/member/trialuser*', () => undefined); // no answer: the page stays
    await openSite({ brand, path: '/m/trail', language });
    await hydrate(page);
    await expectScreen(page, `${brand}-trial.png`);
  });

  test(`${brand}: recovery by phone and its countries`, async ({ ownServer: { port }, openSite, page, request }) => {
    await switchOn(request, port, brand, ['PSWPHONE3']);
    await openSite({ brand, path: '/m/forget', port, language });
    await hydrate(page);
    await page.getByRole('tab').last().click();
    const countries = page.getByRole('form').locator('button[aria-haspopup=dialog]');
    await expect(countries).toContainText(/\+\d/); // they are asked for once the tab is open
    await expectScreen(page, `${brand}-forget-phone.png`);
    await countries.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectScreen(page, `${brand}-countries.png`);
  });
}

/** The edge of a row that scrolls may lie between two lines of pixels, and the browser draws it on either: 574 pixels of 1.2 million. */
const EDGE_PIXELS = 700;

/** Whole homes are heavy: one of each version, and one that reads from right to left. */
for (const brand of ['aurora', 'lotus', 'sahara'] as const) {
  test(`${brand}: home from top to bottom on a small phone, in the other look`, async ({ openSite, page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openSite({ brand, language: brands[brand].languages[0], theme: brand === 'lotus' ? 'dark' : 'light' });
    await hydrate(page); // far from the screen rows have what they show at rest, and the footer no marks, until the player draws them
    await drawAll(page);
    await readToTheEnd(page);
    await expectPicture(page, `${brand}-home-whole.png`, { fullPage: true, maxDiffPixels: EDGE_PIXELS });
  });
}

test.describe('before the age is confirmed', () => {
  test.use({ isOfAge: false });

  test('sahara: age gate', async ({ openSite, page }) => {
    await openSite({ brand: 'sahara', language: 'AR' });
    await hydrate(page);
    await steady(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectPicture(page, 'sahara-age-gate.png');
  });

  for (const brand of ['aurora', 'lotus'] as const) {
    test(`${brand}: age gate, where the safest conduct is chosen`, async ({ ownServer: { port }, openSite, page, request }) => {
      await publishChange(request, port, brand, ({ template, ...rest }) => ({
        ...rest,
        template: { ...template, behaviour: { ...template.behaviour, responsible: { ageGate: true } } },
      }));
      await openSite({ brand, port, language: brands[brand].languages[0] });
      await hydrate(page);
      await steady(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectPicture(page, `${brand}-age-gate.png`);
    });
  }
});

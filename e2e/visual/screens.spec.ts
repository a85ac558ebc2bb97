import { expectPicture } from '../fixtures/expectPicture.ts';
import { publishChange, switchOn } from '../fixtures/publish.ts';
import { logIn } from '../fixtures/member.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';
import { drawAll, readToTheEnd, steady } from '../fixtures/steady.ts';

const screens = { home: '/m/home', login: '/m/login', register: '/m/register', forget: '/m/forget' } as const;

for (const brand of brandNames) {
  const [language] = brands[brand].languages;

  for (const [screen, path] of Object.entries(screens)) {
    test(`${brand}: ${screen}`, async ({ openSite, page }) => {
      await openSite({ brand, path, language });
      await steady(page);
      await expectPicture(page, `${brand}-${screen}.png`);
    });
  }

  test(`${brand}: settings, the change of the password and the member centre`, async ({ openSite, page }) => {
    await openSite({ brand, path: '/m/login' });
    await hydrate(page);
    await logIn(page);
    for (const [screen, path] of [
      ['settings', '/m/set'],
      ['change-password', '/m/changePsw'],
      ['member-centre', '/m/mine'],
    ] as const) {
      await openSite({ brand, path, language });
      await hydrate(page);
      await steady(page);
      await expectPicture(page, `${brand}-${screen}.png`);
    }
  });

  test(`${brand}: the start of a trial`, async ({ openSite, page }) => {
    await page.route('**/wps/member/trialuser*', () => undefined); // no answer: the page stays
    await openSite({ brand, path: '/m/trail', language });
    await steady(page);
    await expectPicture(page, `${brand}-trial.png`);
  });

  test(`${brand}: recovery by phone and its countries`, async ({ ownServer: { port }, openSite, page, request }) => {
    await switchOn(request, port, brand, ['PSWPHONE3']);
    await openSite({ brand, path: '/m/forget', port, language });
    await hydrate(page);
    await page.getByRole('tab').last().click();
    const countries = page.getByRole('form').locator('button[aria-haspopup=dialog]');
    await expect(countries).toContainText(/\+\d/); // they are asked for once the tab is open
    await steady(page);
    await expectPicture(page, `${brand}-forget-phone.png`);
    await countries.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await steady(page);
    await expectPicture(page, `${brand}-countries.png`);
  });
}

/** The edge of a row that scrolls may lie between two lines of pixels, and the browser draws it on either: 574 pixels of 1.2 million. */
const EDGE_PIXELS = 700;

/** Whole homes are heavy: one of each version, and one that reads from right to left. */
for (const brand of ['aurora', 'lotus', 'sahara'] as const) {
  test(`${brand}: home from top to bottom on a small phone, in the other look`, async ({ openSite, page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openSite({ brand, language: brands[brand].languages[0], theme: brand === 'lotus' ? 'dark' : 'light' });
    await drawAll(page);
    await readToTheEnd(page);
    await expectPicture(page, `${brand}-home-whole.png`, { fullPage: true, maxDiffPixels: EDGE_PIXELS });
  });
}

test.describe('before the age is confirmed', () => {
  test.use({ isOfAge: false });

  test('sahara: age gate', async ({ openSite, page }) => {
    await openSite({ brand: 'sahara', language: 'AR' });
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
      await steady(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectPicture(page, `${brand}-age-gate.png`);
    });
  }
});

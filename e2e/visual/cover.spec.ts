import { accessibilityBreaches } from '../fixtures/axe.ts';
import { coverRows } from '../fixtures/coverRows.ts';
import { expectPicture } from '../fixtures/expectPicture.ts';
import { hydrate } from '../fixtures/hydrate.ts';
import { haveSession } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';

/** The demo player of each kind. */
const players = { trial: 'demotrial', member: 'demomember', special: 'demospecial', agent: 'demoagent' } as const;

/** The first picture of each page in each mode: a page accessible there is so in other brands, whose colours lint checks. */
const checked = new Map(
  Object.values(coverRows)
    .flatMap((rows) => rows.map((row) => [`${row.path} ${row.theme}`, row] as const))
    .toReversed(),
);

// A small phone: the pictures weigh no more than a few megabytes.
test.use({ viewport: { width: 320, height: 568 } });

for (const [brand, rows] of Object.entries(coverRows)) {
  test(`${brand}: pages of the lobby, by language, look and audience`, async ({ addressOf, openSite, page }) => {
    test.slow();
    for (const row of rows) {
      const { language, theme, audience, path } = row;
      await test.step(`${language}, ${theme}, ${audience}: ${path}`, async () => {
        // A session then holds for all later pages: guests come first.
        if (audience !== 'guest') await haveSession(page, addressOf(brand), players[audience]);
        await openSite({ brand, path, language, theme });
        await hydrate(page);
        // Hearts and unread counts come with the member's own calls.
        if (audience !== 'guest') await page.waitForLoadState('networkidle');
        await steady(page);
        await expectPicture(page, `cover-${brand}-${language}-${theme}-${audience}.png`);
        if (checked.get(`${path} ${theme}`) === row) expect(await accessibilityBreaches(page)).toEqual([]);
      });
    }
  });
}

import { themeModes } from '../../schemas/release/themeRoles.ts';
import { audiences } from '../../schemas/visitor.ts';
import { accessibilityBreaches } from '../fixtures/axe.ts';
import { expectPicture } from '../fixtures/expectPicture.ts';
import { haveSession } from '../fixtures/member.ts';
import { pairwiseCover } from '../fixtures/pairwiseCover.ts';
import { brandNames, brands, expect, test } from '../fixtures/site.ts';
import { steady } from '../fixtures/steady.ts';
import { hydrate } from '../fixtures/hydrate.ts';

/** The demo player of each kind. */
const players = { trial: 'demotrial', member: 'demomember', special: 'demospecial', agent: 'demoagent' } as const;

/** Screens of the lobby, one for each row in turn. */
const paths = ['/m/slot-games', '/m/activity', '/m/sport-games', '/m/help', '/m/gameCenter', '/m/hot-games'] as const;

const everything = brandNames.flatMap((brand) =>
  brands[brand].languages.flatMap((language) =>
    themeModes.flatMap((theme) => audiences.map((audience) => ({ brand, language, theme, audience }))),
  ),
);

// A small phone: the pictures of every pair of brand, language, look and audience weigh no more than a few megabytes.
test.use({ viewport: { width: 320, height: 568 } });

for (const [index, row] of pairwiseCover(['brand', 'language', 'theme', 'audience'], everything).entries()) {
  const { brand, language, theme, audience } = row;
  const path = paths[index % paths.length] ?? paths[0];

  test(`${brand} in ${language}, ${theme}, ${audience}: ${path}`, async ({ openSite, page }) => {
    if (audience !== 'guest') {
      await openSite({ brand, path: '/m/login' });
      await haveSession(page, players[audience]);
    }
    await openSite({ brand, path, language, theme });
    await hydrate(page);
    // Hearts and what is unread come with calls of the member's own.
    if (audience !== 'guest') await page.waitForLoadState('networkidle');
    await steady(page);
    await expectPicture(page, `cover-${brand}-${language}-${theme}-${audience}.png`);
    expect(await accessibilityBreaches(page)).toEqual([]);
  });
}

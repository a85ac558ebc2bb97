import type { CallName } from '../../declare/calls/declaredCalls.ts';
import { conditionOf } from '../entries/isOffered.ts';
import { callsIn } from '../../declare/entries/callsIn.ts';
import { chat } from '../../declare/entries/namedConditions.ts';
import { reaches } from '../entries/reaches.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { sampleVisitor } from '../../declare/names/visitor.ts';
import { callObstacles } from './callObstacles.ts';
import type { Journey } from './journey.ts';
import { viewOf } from './registering.ts';
import { verdict } from './step.ts';

/** Calls that list games. */
const listsOfGames: readonly CallName[] = ['games', 'hotGames'];

/** Whether a block needs a call that lists games: it shows games, or links to lists of them. */
export const needsGames = (block: string): boolean => {
  const when = conditionOf(block);
  return when !== undefined && callsIn(when).some((call) => listsOfGames.includes(call));
};

/** The blocks of a region that a member sees. */
function seenIn(site: Site, region: Region): SiteBlock[] {
  const member = viewOf(site, sampleVisitor.member);
  return site.layout[region].filter(({ block, when, props, problems }) => {
    const own = conditionOf(block);
    return problems.length === 0 && evaluateWhen(when, member) && evaluateWhen(own, { ...member, props });
  });
}

/**
 * A member finds a game, opens it, adds it to the favourites, and starts a chat. An empty search page is reported by the checks of links to it.
 */
export const play: Journey = {
  name: 'play',
  check: ({ site }) => {
    const reached = regions.filter((region) => reaches(site, region, sampleVisitor.member));
    const seesGames = reached.flatMap((region) => seenIn(site, region)).some(({ block }) => needsGames(block));
    return [
      verdict(
        'search',
        seenIn(site, 'search').some(({ block }) => block === 'game-search'),
      ),
      verdict('launch', seesGames, callObstacles(site, 'launch', 'play.noLaunch')),
      verdict('favourite', seesGames, [
        ...callObstacles(site, 'favouriteAdd', 'play.noFavourites'),
        ...callObstacles(site, 'favouriteIds', 'play.noFavourites'),
      ]),
      verdict('chat', evaluateWhen(chat, viewOf(site, sampleVisitor.member))),
    ];
  },
};

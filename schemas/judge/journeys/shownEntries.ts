import { paths, searchAddress } from '../../declare/pages/addresses.ts';
import { conditionOf } from '../entries/isOffered.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { placedEntries } from '../entries/placedEntries.ts';
import { reaches } from '../entries/reaches.ts';
import { found } from '../findings/findings.ts';
import { everybody } from '../findings/views.ts';
import { isMenuEntry } from '../../declare/pages/menuEntries.ts';
import type { PageName } from '../../declare/pages/pages.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import { type FooterItem, footerItems } from '../../declare/release/templateParameters.schema.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { isAudience } from '../../declare/names/visitor.ts';
import { blockWays } from './blockWays.ts';
import type { Journey } from './journey.ts';
import { type Way, pageObstacles, refusedSome } from './pageObstacles.ts';
import { viewOf } from './registering.ts';
import { verdict } from './step.ts';
import { isFeatureOff } from './isFeatureOff.ts';

/** The pages of the footer items; the others open the search, a sheet or a chat. */
const footerPages: Readonly<Partial<Record<FooterItem, PageName>>> = {
  home: 'home',
  games: 'gameCentre',
  activity: 'activity',
  invite: 'invite',
  deposit: 'deposit',
  withdraw: 'withdraw',
  member: 'member',
  notice: 'notice',
};

const isFooterItem = (name: string): name is FooterItem => footerItems.some((item) => item === name);

/** Whether a list holds an entry of the menus: the agent's home lists some of them, too. */
const isMenuLink = (group: string, name: string): boolean => (group === 'menu' || group === 'agent-home') && isMenuEntry(name);

/** Where an entry leads, and the setting that would change it; undefined where it leads to no page. */
function wayOf({ behaviour, footerNav }: Site, group: string, name: string): Way | undefined {
  if (isMenuLink(group, name) && isMenuEntry(name)) {
    const pointer = pointerTo('template', 'behaviour', 'menus', name, 'path');
    return { to: behaviour.menus[name].path, pointer, fix: { op: 'remove', pointer } };
  }
  if (group !== 'footer' || !isFooterItem(name)) return undefined;
  const page = footerPages[name];
  const to = name === 'search' ? searchAddress : page && paths[page];
  const pointer = pointerTo('template', 'parameters', 'footer_nav');
  const others = footerNav.filter((item) => item !== name);
  return to === undefined ? undefined : { to, pointer, fix: { op: 'set', pointer, value: others.join(',') } };
}

interface VisibleEntry {
  readonly way: Way | undefined;
  readonly views: readonly Circumstances[];
}

/** The pages that a placed block links to: entries of footer and menus by their names, and its fixed links. */
function shownIn(site: Site, region: Region, placed: SiteBlock, everyView: readonly Circumstances[]): [string, VisibleEntry][] {
  const { block, when, props, problems } = placed;
  if (problems.length > 0) return [];
  const own = conditionOf(block);
  const views = everyView
    .map((view) => ({ ...view, props }))
    .filter((view) => reaches(site, region, view.visitor) && evaluateWhen(when, view) && evaluateWhen(own, view));
  const seeing = (condition: Condition | undefined) => views.filter((view) => evaluateWhen(condition, view));
  const entries = placedEntries(placed, site)
    .filter(({ group, name }) => group === 'footer' || isMenuLink(group, name))
    .map(({ group, name, when: condition }): [string, VisibleEntry] => [
      name,
      {
        way: wayOf(site, group, name),
        // The menus are a session's.
        views: seeing(condition).filter(({ visitor }) => group === 'footer' || !isAudience(visitor, 'guest')),
      },
    ]);
  const links = blockWays(site, placed).map(({ name, when: condition, ...way }): [string, VisibleEntry] => [
    name,
    { way, views: seeing(condition) },
  ]);
  return [...entries, ...links];
}

/** Everything that links to a page, each with the visitors who see it. */
function shownEntries(site: Site): ReadonlyMap<string, VisibleEntry> {
  const everyView = everybody.map((visitor) => viewOf(site, visitor));
  const shown = new Map<string, VisibleEntry>();
  for (const region of regions) {
    for (const placed of site.layout[region]) {
      for (const [name, { way, views }] of shownIn(site, region, placed, everyView))
        shown.set(name, { way, views: [...(shown.get(name)?.views ?? []), ...views] });
    }
  }
  return shown;
}

function obstaclesOf(site: Site, way: Way, views: readonly Circumstances[]): Problem[] {
  if (isFeatureOff(site, way.to)) return [found('way.withheld', way.pointer, { to: way.to }, way.fix)];
  return [...pageObstacles(site, way, views), ...refusedSome(site, way.to, views)];
}

/** Every item of the footer, entry of the menus and link of a block opens its page, for everyone who sees it. */
export const shownEntriesOpen: Journey = {
  name: 'entries',
  check: ({ site }) =>
    [...shownEntries(site)].map(([name, { way, views }]) =>
      verdict(name, views.length > 0, way && views.length > 0 ? obstaclesOf(site, way, views) : []),
    ),
};

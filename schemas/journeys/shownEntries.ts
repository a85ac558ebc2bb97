import { paths } from '../addresses.ts';
import { isBlockType } from '../blockSchemas.ts';
import { blockConditions } from '../entries/blockConditions.ts';
import { placedEntries } from '../entries/placedEntries.ts';
import { everybody } from '../lint/views.ts';
import { isMenuEntry } from '../menuEntries.ts';
import type { PageName } from '../pages.ts';
import { pointerTo } from '../problem.ts';
import { type FooterItem, footerItems } from '../release/templateParameters.schema.ts';
import { type Circumstances, evaluateWhen } from '../resolve/evaluateWhen.ts';
import type { Site } from '../resolve/site.ts';
import { isAudience } from '../visitor.ts';
import type { Journey, StepVerdict } from './journey.ts';
import { type Way, pageObstacles } from './pageObstacles.ts';
import { viewOf } from './registering.ts';
import { verdict } from './step.ts';

/** The pages of the footer items; the others open a sheet or a chat. */
const footerPages: Readonly<Partial<Record<FooterItem, PageName>>> = {
  home: 'home',
  games: 'gameCentre',
  search: 'home',
  activity: 'activity',
  invite: 'invite',
  deposit: 'deposit',
  withdraw: 'withdraw',
  member: 'member',
  notice: 'notice',
};

const isFooterItem = (name: string): name is FooterItem => footerItems.some((item) => item === name);

/** Where an entry leads, and what an operator would change; nothing for one that leads to no page. */
function wayOf({ behaviour, footerNav }: Site, group: string, name: string): Way | undefined {
  if (group === 'menu' && isMenuEntry(name)) {
    const pointer = pointerTo('template', 'behaviour', 'menus', name, 'path');
    return { to: behaviour.menus[name].path, pointer, fix: { op: 'remove', pointer } };
  }
  if (group !== 'footer' || !isFooterItem(name)) return undefined;
  const page = footerPages[name];
  const pointer = pointerTo('template', 'parameters', 'footer_nav');
  const others = footerNav.filter((item) => item !== name);
  return page && { to: paths[page], pointer, fix: { op: 'set', pointer, value: others.join(',') } };
}

interface Shown {
  readonly group: string;
  readonly views: readonly Circumstances[];
}

/** The entries of footer and menus, each with those who are shown it; the menus are a session's. */
function shownEntries(site: Site): ReadonlyMap<string, Shown> {
  const everyView = everybody.map((visitor) => viewOf(site, visitor));
  const shown = new Map<string, Shown>();
  for (const placed of Object.values(site.layout).flat()) {
    const { block, when, props, problems } = placed;
    const listed = placedEntries(placed, site).filter(({ group }) => group === 'menu' || group === 'footer');
    if (listed.length === 0 || problems.length > 0) continue;
    const own = isBlockType(block) ? blockConditions[block] : undefined;
    const inBlock = everyView
      .map((view) => ({ ...view, props }))
      .filter((view) => evaluateWhen(when, view) && evaluateWhen(own, view));
    for (const { group, name, when: condition } of listed) {
      const seeing = inBlock.filter(
        (view) => (group === 'footer' || !isAudience(view.visitor, 'guest')) && evaluateWhen(condition, view),
      );
      shown.set(name, { group, views: [...(shown.get(name)?.views ?? []), ...seeing] });
    }
  }
  return shown;
}

function check(site: Site): StepVerdict[] {
  return [...shownEntries(site)].map(([name, { group, views }]) => {
    const way = wayOf(site, group, name);
    return verdict(name, views.length > 0, way ? pageObstacles(site, way, views) : []);
  });
}

/** Every item of the footer and entry of the menus opens its page. */
export const shownEntriesOpen: Journey = { name: 'entries', check: ({ site }) => check(site) };

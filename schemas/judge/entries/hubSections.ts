import { checkGuard } from '../../release/guards/checkGuard.ts';
import { guardOf } from '../../release/guards/guardOf.ts';
import { type PageName, pages } from '../../declare/pages/pages.ts';
import { type Circumstances, evaluateWhen, isFilled } from '../../release/resolve/evaluateWhen.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { menuConditions } from '../../declare/entries/menuConditions.ts';
import { announced } from '../../declare/entries/namedConditions.ts';

/** Pages that are sections of one hub, in the order of its row of links, with the condition of each (HUB-01). */
export const hubSections = {
  vip: menuConditions.vip,
  rewards: menuConditions.rewards,
  mall: menuConditions.mall,
  activity: announced,
} as const satisfies Partial<Record<PageName, Condition>>;

export type HubSection = keyof typeof hubSections;

const names = Object.keys(hubSections) as HubSection[]; // Object.keys forgets them

/** The section that a region fills: a page that shows the same under another address is in it too. */
export const hubSectionOf = (region: string): HubSection | undefined => names.find((name) => pages[name].region === region);

/** Sections that a visitor can open without a login: for a guest, only public ones (HUB-02). */
export function hubSectionsFor(circumstances: Circumstances): readonly HubSection[] {
  const { site, visitor } = circumstances;
  return names.filter((name) => {
    const { path, region } = pages[name];
    const guard = guardOf(path, site.behaviour.gates);
    const opens = guard === undefined || checkGuard(guard, visitor, site.behaviour) === 'allowed';
    return opens && isFilled(region, circumstances) && evaluateWhen(hubSections[name], circumstances);
  });
}

import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { conditionOf } from '#schemas/judge/entries/isOffered.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { type Circumstances, evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '#schemas/release/resolve/site.ts';
import type { Visitor } from '#schemas/declare/names/visitor.ts';

const circumstancesOf = (site: Site, visitor: Visitor): Circumstances => ({
  site,
  visitor,
  language: site.defaultLanguage,
  installed: false,
});

/** Whether a condition of the screens holds for a visitor. */
export const holds = (site: Site, visitor: Visitor, when: Condition, props: SiteBlock['props'] = {}): boolean =>
  evaluateWhen(when, { ...circumstancesOf(site, visitor), props });

/** The blocks of a region that a visitor sees. */
export const blocksSeen = (site: Site, visitor: Visitor, region: Region): SiteBlock[] =>
  site.layout[region].filter(
    ({ block, when, props, problems }) =>
      isBlockType(block) &&
      problems.length === 0 &&
      evaluateWhen(when, circumstancesOf(site, visitor)) &&
      evaluateWhen(conditionOf(block), { ...circumstancesOf(site, visitor), props }),
  );

/** The first block of this type that a visitor sees in a region. */
export const blockSeen = (site: Site, visitor: Visitor, region: Region, type: string): SiteBlock | undefined =>
  blocksSeen(site, visitor, region).find(({ block }) => block === type);

import { type BlockType, isBlockType } from '../../declare/blocks/blocks.ts';
import { conditionOf } from '../entries/isOffered.ts';
import { conditionsIn } from '../entries/entries.ts';
import { pageObstacles, refusedSome } from '../journeys/pageObstacles.ts';
import { viewOf } from '../journeys/registering.ts';
import { isFeatureOff } from '../journeys/isFeatureOff.ts';
import { PAGE_PREFIX } from '../../declare/names/earlyPaths.ts';
import type { ComplianceProfile } from '../../declare/release/release.schema.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { blockDefaults } from '../../release/resolve/blockDefaults.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { everybody } from '../findings/views.ts';

/** Suffix of the setting with an entry's address: `join` links to `joinTo`. */
const ADDRESS = 'To';

/** The pages that a block's own settings lead to, each with the condition of its entry. */
const linksOf = (block: BlockType, { props, pointer }: SiteBlock, profile: ComplianceProfile) => {
  const conditions = conditionsIn(block);
  const defaults = blockDefaults(block, profile);
  return Object.entries(props).flatMap(([name, to]) =>
    typeof to === 'string' && to.startsWith(PAGE_PREFIX)
      ? [
          {
            to,
            pointer: `${pointer}${pointerTo('props', name)}`,
            when: name.endsWith(ADDRESS) ? conditions[name.slice(0, -ADDRESS.length)] : undefined,
            isDefault: defaults[name] === to,
          },
        ]
      : [],
  );
};

function check({ site, full }: ResolvedSite, placed: SiteBlock): Problem[] {
  const { block, when, props, problems } = placed;
  if (!isBlockType(block) || problems.length > 0) return [];
  return linksOf(block, placed, full.template.conduct).flatMap(({ to, pointer, when: entry, isDefault }) => {
    const views = everybody
      .map((visitor) => ({ ...viewOf(site, visitor), props }))
      .filter((view) => [when, conditionOf(block), entry].every((condition) => evaluateWhen(condition, view)));
    if (views.length === 0) return [];
    const fix = isDefault ? undefined : ({ op: 'remove', pointer } as const);
    if (isFeatureOff(site, to)) return [found('way.withheld', pointer, { to }, fix)];
    return [...pageObstacles(site, { to, pointer, ...(fix ? { fix } : {}) }, views), ...refusedSome(site, to, views)];
  });
}

/** Links in the settings of blocks must open their pages for at least one visitor who sees them, and not lead to disabled features. */
export const linksOpen: LintRule = (resolved) =>
  Object.values(resolved.site.layout)
    .flat()
    .flatMap((placed) => check(resolved, placed));

import { regionsOf, isBlockType } from '../../declare/blocks/blocks.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** The first of `id-2`, `id-3`, … that no block of the region has. */
function freeId(id: string, blocks: readonly SiteBlock[]): string {
  const taken = new Set(blocks.map((placed) => placed.id));
  const numbers = blocks.map((_placed, index) => `${id.slice(0, 36)}-${index + 2}`);
  return numbers.find((candidate) => !taken.has(candidate)) ?? id;
}

function checkPlace(placed: SiteBlock, region: Region, { full }: ResolvedSite): Problem[] {
  if (!isBlockType(placed.block) || regionsOf(placed.block).includes(region)) return [];
  const list = pointerTo('template', 'layout', region);
  const others = (full.template.layout[region] ?? []).filter((_other, index) => `${list}/${index}` !== placed.pointer);
  const params = { block: placed.block, region, allowed: regionsOf(placed.block).join(', ') };
  return [found('block.wrongRegion', placed.pointer, params, { op: 'set', pointer: list, value: others })];
}

/** Blocks must be known, have good settings, be where they fit and have ids of their own. */
export const regionsHoldKnownBlocks: LintRule = (resolved) =>
  regions.flatMap((region) => {
    const blocks = resolved.site.layout[region];
    return blocks.flatMap((placed, index) => {
      const isRepeated = blocks.findIndex(({ id }) => id === placed.id) < index;
      const pointer = `${placed.pointer}/id`;
      return [
        ...placed.problems,
        ...checkPlace(placed, region, resolved),
        ...(isRepeated
          ? [
              found(
                'block.repeatedId',
                pointer,
                { id: placed.id, region },
                { op: 'set', pointer, value: freeId(placed.id, blocks) },
              ),
            ]
          : []),
      ];
    });
  });

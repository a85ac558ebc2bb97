import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { type AnyBlock, blockOf, isBlockType } from '#src/registry/blocks.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { GUEST, type Visitor } from '#schemas/declare/names/visitor.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { type Circumstances, evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '#schemas/release/resolve/site.ts';

export type PlannedBlock =
  | { readonly placed: SiteBlock; readonly type: BlockType; readonly block: AnyBlock }
  /** Cannot be shown: unknown name or refused props. The preview says why; the player leaves it out. */
  | { readonly placed: SiteBlock; readonly type: null };

/** Circumstances that a page is planned by before the visitor is known: those of the member whom it awaits, else of a guest. */
export const awaitedCircumstances = (site: Site, language: Language, awaits: Visitor = GUEST): Circumstances => ({
  site,
  visitor: awaits,
  language,
  installed: false,
});

/** The blocks of a region that show under the circumstances, first to last. */
export const planRegion = (region: Region, circumstances: Circumstances): PlannedBlock[] =>
  circumstances.site.layout[region]
    .filter(
      ({ block, when, props }) =>
        evaluateWhen(when, circumstances) && evaluateWhen(blockOf(block)?.when, { ...circumstances, props }),
    )
    .map((placed) => {
      const block = placed.problems.length === 0 ? blockOf(placed.block) : undefined;
      return block && isBlockType(placed.block) ? { placed, type: placed.block, block } : { placed, type: null };
    });

/** The block types of some regions, each once: their code must be loaded before the page renders. */
export const blockTypesOf = (regions: readonly Region[], circumstances: Circumstances): BlockType[] => [
  ...new Set(regions.flatMap((region) => planRegion(region, circumstances).flatMap(({ type }) => type ?? []))),
];

/** Height of a phone's screen above the bar at its bottom, in CSS px. */
const FIRST_SCREEN_PX = 784;

/**
 * The block types that a phone shows before the first scroll and without the menu, by the heights that blocks reserve. They come
 * to life at once, the others when they are wanted.
 */
export function firstBlockTypesOf(regions: readonly Region[], circumstances: Circumstances): BlockType[] {
  const first = new Set<BlockType>();
  let top = 0;
  for (const region of regions.filter((name) => name !== 'leftMenu')) {
    for (const planned of planRegion(region, circumstances)) {
      if (planned.type === null) continue;
      if (top < FIRST_SCREEN_PX || region === 'footerNav') first.add(planned.type);
      top += planned.block.reservedHeightPx;
    }
  }
  return [...first];
}

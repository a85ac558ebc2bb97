import type { BlockType } from '#schemas/blockSchemas.ts';
import { blocks } from '#src/registry/blocks.ts';
import { isBlockType } from '#src/registry/isBlockType.ts';
import type { Language } from '#schemas/languages.ts';
import { GUEST } from '#schemas/visitor.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import { type Circumstances, evaluateWhen } from '#schemas/resolve/evaluateWhen.ts';
import { hasCall } from '#src/site/hasCall.ts';
import type { Site, SiteBlock } from '#schemas/resolve/site.ts';

export type PlannedBlock =
  | { readonly placed: SiteBlock; readonly type: BlockType }
  /** Cannot be shown: unknown name or refused props. The preview says why; the player leaves it out. */
  | { readonly placed: SiteBlock; readonly type: null };

/** What a page is planned by before anything is known of who looks at it. */
export const guestCircumstances = ({ switches, behaviour }: Site, language: Language): Circumstances => ({
  visitor: GUEST,
  language,
  installed: false,
  switches,
  roles: behaviour.roles,
});

/** Whether the merchant's platform tells what the block shows. */
export const isFed = (site: Site, type: BlockType): boolean => {
  const { call } = blocks[type];
  return call === undefined || hasCall(site, call);
};

/** The blocks of a region that show under the circumstances, first to last. */
export const planRegion = (site: Site, region: Region, circumstances: Circumstances): PlannedBlock[] =>
  site.layout[region]
    .filter(({ block, when }) => evaluateWhen(when, circumstances) && !(isBlockType(block) && !isFed(site, block)))
    .map((placed) =>
      isBlockType(placed.block) && placed.problems.length === 0 ? { placed, type: placed.block } : { placed, type: null },
    );

/** The block types of some regions, each once: what a page must have loaded before it renders. */
export const blockTypesOf = (site: Site, regions: readonly Region[], circumstances: Circumstances): BlockType[] => [
  ...new Set(regions.flatMap((region) => planRegion(site, region, circumstances).flatMap(({ type }) => type ?? []))),
];

/** What a phone's screen shows above the bar at its bottom, in CSS px. */
const FIRST_SCREEN_PX = 784;

/**
 * The block types that a phone shows before anybody scrolls or opens the menu, by the heights that blocks reserve. They come
 * to life at once, the others when they are wanted.
 */
export function firstBlockTypesOf(site: Site, regions: readonly Region[], circumstances: Circumstances): BlockType[] {
  const first = new Set<BlockType>();
  let top = 0;
  for (const region of regions.filter((name) => name !== 'leftMenu')) {
    for (const { type } of planRegion(site, region, circumstances)) {
      if (type === null) continue;
      if (top < FIRST_SCREEN_PX || region === 'footerNav') first.add(type);
      top += blocks[type].reservedHeightPx;
    }
  }
  return [...first];
}

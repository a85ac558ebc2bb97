import type { HiddenBlock } from '#schemas/preview/framePage.schema.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import { type Circumstances, evaluateWhen } from '#schemas/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '#schemas/resolve/site.ts';
import { isBlockType } from '#src/registry/isBlockType.ts';
import { isFed } from '../planRegion.ts';

/** Closed until they are asked for, so that nothing in them is seen. */
const DRAWERS: readonly Region[] = ['leftMenu'];

/** Whether a block is on the page and takes no room there. Undecided, so no, while its code is still on its way. */
function drawsNothing(pointer: string): boolean {
  const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  if (!place) return false;
  const drawn = document.createRange();
  drawn.selectNodeContents(place);
  const { width, height } = drawn.getBoundingClientRect();
  return width * height === 0;
}

function reasonOf(
  site: Site,
  region: Region,
  placed: SiteBlock,
  circumstances: Circumstances,
): HiddenBlock['reason'] | undefined {
  const { block, when, problems, pointer } = placed;
  if (!evaluateWhen(when, circumstances)) return 'condition';
  if (!isBlockType(block) || problems.length > 0) return 'fault';
  if (!isFed(site, block)) return 'platform';
  return !DRAWERS.includes(region) && drawsNothing(pointer) ? 'empty' : undefined;
}

/** The blocks of some regions that nobody sees now, and why. */
export const hiddenBlocks = (site: Site, regions: readonly Region[], circumstances: Circumstances): HiddenBlock[] =>
  regions.flatMap((region) =>
    site.layout[region].flatMap((placed) => {
      const reason = reasonOf(site, region, placed, circumstances);
      return reason === undefined ? [] : [{ pointer: placed.pointer, block: placed.block, reason }];
    }),
  );

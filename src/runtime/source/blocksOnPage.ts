import type { HiddenBlock } from '#schemas/preview/framePage.schema.ts';
import { menus } from '#schemas/overlays.ts';
import type { Region } from '#schemas/release/layout.schema.ts';
import { type Circumstances, evaluateWhen } from '#schemas/resolve/evaluateWhen.ts';
import type { SiteBlock } from '#schemas/resolve/site.ts';
import { isAudience } from '#schemas/visitor.ts';
import { isBlockType } from '#src/registry/blocks.ts';
import { isOffered, planRegion } from '../planRegion.ts';

/** Home has them for who is logged in. */
const MEMBER_MENUS: readonly Region[] = ['rightMenu', 'memberMenu'];
/** Closed until they are asked for, so that nothing in them is seen. */
const DRAWERS: readonly Region[] = menus;

/** Whether a block is on the page and takes no room there. Undecided, so no, while its code is still on its way. */
function drawsNothing(pointer: string): boolean {
  const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  if (!place) return false;
  const drawn = document.createRange();
  drawn.selectNodeContents(place);
  const { width, height } = drawn.getBoundingClientRect();
  return width * height === 0;
}

/** Whether the header's member button opens the menu of a region (HEAD-11). */
const isOpened = (region: Region, circumstances: Circumstances): boolean =>
  planRegion('header', circumstances).some(({ type, placed }) => type === 'home-header' && placed.props['member'] === region);

function reasonOf(region: Region, placed: SiteBlock, circumstances: Circumstances): HiddenBlock['reason'] | undefined {
  const { block, when, problems, pointer } = placed;
  if (MEMBER_MENUS.includes(region)) {
    if (!isOpened(region, circumstances)) return 'unopened';
    if (isAudience(circumstances.visitor, 'guest')) return 'session';
  }
  if (!evaluateWhen(when, circumstances)) return 'condition';
  if (!isBlockType(block) || problems.length > 0) return 'fault';
  if (!isOffered(placed, circumstances)) return 'platform';
  return !DRAWERS.includes(region) && drawsNothing(pointer) ? 'empty' : undefined;
}

/** The blocks of some regions: the hidden ones with the reasons, and those that are drawn. */
export function blocksOnPage(regions: readonly Region[], circumstances: Circumstances) {
  const hidden: HiddenBlock[] = [];
  const shown: string[] = [];
  const withMenus = regions.includes('leftMenu') ? [...regions, ...MEMBER_MENUS] : regions;
  for (const region of withMenus) {
    for (const placed of circumstances.site.layout[region]) {
      const { pointer, block } = placed;
      const reason = reasonOf(region, placed, circumstances);
      if (reason === undefined) shown.push(pointer);
      else hidden.push({ pointer, block, reason });
    }
  }
  return { hidden, shown };
}

import { hiddenReason, memberMenus } from '#schemas/judge/entries/hiddenReason.ts';
import type { HiddenBlock } from '#schemas/judge/entries/HiddenBlock.ts';
import { menus } from '#schemas/declare/pages/overlays.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '#schemas/release/resolve/site.ts';

/** Closed until they are asked for, so that nothing in them is seen. */
const DRAWERS: readonly Region[] = menus;

/** Whether a block is on the page and takes no room there. Undecided, so no, while its code is still on its way. */
function drawsNothing(pointer: string): boolean {
  const place = document.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`);
  if (!place) return false;
  const range = document.createRange();
  range.selectNodeContents(place);
  const { width, height } = range.getBoundingClientRect();
  return width * height === 0;
}

function reasonOf(region: Region, placed: SiteBlock, circumstances: Circumstances): HiddenBlock['reason'] | undefined {
  const reason = hiddenReason(region, placed, circumstances);
  if (reason !== undefined) return reason;
  return !DRAWERS.includes(region) && drawsNothing(placed.pointer) ? 'empty' : undefined;
}

/** The blocks of some regions: the hidden ones with their reasons, and the rendered ones. */
export function blocksOnPage(regions: readonly Region[], circumstances: Circumstances) {
  const hidden: HiddenBlock[] = [];
  const shown: string[] = [];
  const withMenus = regions.includes('leftMenu') ? [...regions, ...memberMenus] : regions;
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

import { isBlockType } from '../../declare/blocks/blocks.ts';
import type { Region } from '../../declare/names/regions.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import { isAudience } from '../../declare/names/visitor.ts';
import type { HiddenBlock } from './HiddenBlock.ts';
import { isOffered } from './isOffered.ts';

/** Home's regions for menus of members. */
export const memberMenus = ['rightMenu', 'memberMenu'] as const satisfies readonly Region[];

const isMemberMenu = (region: Region): boolean => memberMenus.some((menu) => menu === region);

/** Whether the header's member button opens the menu of a region (HEAD-11). */
const isOpened = (region: Region, circumstances: Circumstances): boolean =>
  circumstances.site.layout.header.some(
    (placed) =>
      placed.block === 'home-header' &&
      placed.props['member'] === region &&
      placed.problems.length === 0 &&
      evaluateWhen(placed.when, circumstances) &&
      isOffered(placed, circumstances),
  );

/** Why a placed block does not show, as far as the release and the visitor decide; undefined if it shows, provided that it has content. */
export function hiddenReason(
  region: Region,
  placed: SiteBlock,
  circumstances: Circumstances,
): Exclude<HiddenBlock['reason'], 'empty'> | undefined {
  if (isMemberMenu(region)) {
    if (!isOpened(region, circumstances)) return 'unopened';
    if (isAudience(circumstances.visitor, 'guest')) return 'session';
  }
  if (!evaluateWhen(placed.when, circumstances)) return 'condition';
  if (!isBlockType(placed.block) || placed.problems.length > 0) return 'fault';
  return isOffered(placed, circumstances) ? undefined : 'platform';
}

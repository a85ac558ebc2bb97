import { paths, searchAddress } from '../../declare/pages/addresses.ts';
import { isBlockType } from '../../declare/blocks/blocks.ts';
import { type BlockLink, blockLinks } from '../../declare/blocks/blockLinks.ts';
import { categoryPath } from '../../declare/entries/categoryPath.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { conditionsIn } from '../entries/entries.ts';
import { railCategories, vendorCategories } from '../../declare/names/gameCategories.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { hasCall } from '../../release/resolve/hasCall.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import type { Way } from './pageObstacles.ts';

/** A page that a placed block always links to, with the visitors who see the link. */
interface BlockWay extends Way {
  /** Its step: the block, and the page or the category. */
  readonly name: string;
  readonly when: Condition | undefined;
}

/** Categories in menus: those that the block names, else all possible ones. */
function categoriesOf(site: Site, { props }: SiteBlock) {
  const wanted = [props['categories']].flat().filter((code) => typeof code === 'string');
  const listed = railCategories.filter((code) => wanted.length === 0 || wanted.includes(code));
  return listed.filter((code) => vendorCategories.some((known) => known === code) || hasCall(site, 'games'));
}

function waysTo(site: Site, placed: SiteBlock, { to }: BlockLink): (Way & { readonly page: string })[] {
  const { pointer } = placed;
  if (to === 'search') return [{ page: to, to: searchAddress, pointer }];
  if (to === 'invite') {
    // Only guests are led there in vain: a setting says that they are.
    const guests = pointerTo('template', 'behaviour', 'lobby', 'guestsInvite');
    return [{ page: to, to: paths.invite, pointer: guests, fix: { op: 'set', pointer: guests, value: false } }];
  }
  if (to !== 'categories') return [{ page: to, to: paths[to], pointer }];
  return categoriesOf(site, placed).map((code) => {
    const address = pointerTo('template', 'behaviour', 'lobby', 'more', code);
    return { page: code, to: categoryPath(code, site.behaviour), pointer: address, fix: { op: 'remove', pointer: address } };
  });
}

/** The pages that a placed block links to by itself. */
export function blockWays(site: Site, placed: SiteBlock): BlockWay[] {
  const { block } = placed;
  const links = isBlockType(block) ? (blockLinks[block] ?? []) : [];
  return links.flatMap((link) =>
    waysTo(site, placed, link).map(({ page, ...way }) => ({
      ...way,
      name: `${block} ${page}`,
      when: link.entry === undefined ? undefined : conditionsIn(block)[link.entry],
    })),
  );
}

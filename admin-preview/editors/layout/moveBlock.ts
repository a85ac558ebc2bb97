import { isObject } from '#schemas/base/json/isObject.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { moveItem } from '../../kit/sortable/moveItem.ts';
import { draftBlocks, freeId } from './placedBlocks.ts';

export interface BlockMove {
  readonly from: Region;
  readonly index: number;
  readonly to: Region;
  /** Place in the other region; beyond its end is its end. */
  readonly place: number;
}

/** The part of the draft that says where blocks are. */
interface Blocks {
  readonly document: unknown;
  readonly resolved: { readonly full: FullRelease };
}

const regionPointer = (region: Region) => pointerTo('template', 'layout', region);

/** The raw blocks of a region as the draft has them, else as it inherits them. */
export const rawBlocks = ({ document, resolved }: Blocks, region: Region): readonly unknown[] => {
  const own = valueAt(document, regionPointer(region)) ?? valueAt(resolved.full, regionPointer(region));
  return Array.isArray(own) ? own : [];
};

/** What to write so that a block is somewhere else. In another region it gets another id where its own is taken. */
export function moveBlock(state: Blocks, { from, index, to, place }: BlockMove): Record<string, unknown> {
  const source = rawBlocks(state, from);
  const moved = source[index];
  if (from === to) return { [regionPointer(from)]: moveItem(source, index, place) };
  const target = rawBlocks(state, to);
  const taken = draftBlocks(target).map(({ id }) => id);
  const [own] = draftBlocks([moved]);
  const isTaken = own !== undefined && taken.includes(own.id);
  const placed = isTaken && isObject(moved) ? { ...moved, id: freeId(own.block, taken) } : moved;
  return {
    [regionPointer(from)]: source.filter((_, at) => at !== index),
    [regionPointer(to)]: [...target.slice(0, place), placed, ...target.slice(place)],
  };
}

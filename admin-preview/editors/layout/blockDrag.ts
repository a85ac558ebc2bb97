import { type CollisionDetection, type UniqueIdentifier, closestCenter } from '@dnd-kit/core';
import { regionsOf, isBlockType } from '#schemas/declare/blocks/blocks.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { blockTitle, regionTitle } from '#texts/tool/settingTitle.ts';
import type { SortableItem } from '../../kit/sortable/SortableRow.tsx';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { type BlockMove, rawBlocks } from './moveBlock.ts';
import { draftBlocks } from './placedBlocks.ts';

/** Id of a block among those of all regions, while it is dragged. */
export const dragId = (region: Region, rowId: string): string => `${region} ${rowId}`;

/** Id of a region itself, so that an empty one can be dropped on. */
export const dropId = (region: Region): string => `${region}:`;

/** Whether a region takes a block. One that this build does not know stays where it is. */
export const takes = (region: Region, block: string): boolean => isBlockType(block) && regionsOf(block).includes(region);

interface DragItem extends SortableItem {
  readonly region: Region;
  readonly index: number;
  readonly block: string;
}

/** The places where a dragged block may be dropped in the visible regions, and the announcements for screen readers. */
export function blockDrag(t: ToolTranslator, regions: readonly Region[], document: unknown, full: FullRelease) {
  const items: DragItem[] = regions.flatMap((region) =>
    draftBlocks(rawBlocks({ document, resolved: { full } }, region)).map(({ rowId, block }, index) => ({
      id: dragId(region, rowId),
      name: `${regionTitle(t, region)} › ${blockTitle(t, block)}`,
      region,
      index,
      block,
    })),
  );
  const find = (id: UniqueIdentifier) => items.find((item) => item.id === id);
  const regionOf = (id: UniqueIdentifier) => find(id)?.region ?? regions.find((region) => dropId(region) === id);
  const mayGo = (item: DragItem, to: Region) => item.region === to || takes(to, item.block);

  const collisions: CollisionDetection = (args) => {
    const item = find(args.active.id);
    const containers = args.droppableContainers.filter(({ id }) => {
      const region = regionOf(id);
      if (!item || !region || !mayGo(item, region)) return false;
      // A region that has blocks is met block by block.
      return find(id) !== undefined || !items.some((each) => each.region === region);
    });
    return closestCenter({ ...args, droppableContainers: containers });
  };

  function moveOf(active: UniqueIdentifier, over: UniqueIdentifier): BlockMove | undefined {
    const item = find(active);
    const to = regionOf(over);
    if (!item || !to || active === over || !mayGo(item, to)) return undefined;
    return { from: item.region, index: item.index, to, place: find(over)?.index ?? 0 };
  }

  return { items, collisions, moveOf };
}

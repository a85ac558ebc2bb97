import type { BlockType } from '#schemas/declare/blocks/blocks.ts';
import { MAX_BLOCKS } from '#schemas/declare/release/layout.schema.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import { useSetting } from '../../model/draft/useSetting.ts';
import { moveItem } from '../../kit/sortable/moveItem.ts';
import { moveBlock, rawBlocks } from './moveBlock.ts';
import { type DraftBlock, draftBlocks, freeId } from './placedBlocks.ts';

/** The blocks of a region as the draft has them, and what can be done with them. */
export function useRegionBlocks(region: Region, pointer: string) {
  const store = useDraftStore();
  const list = useSetting(pointer);
  const blocks = draftBlocks(list.value);
  const raw = blocks.map((block) => block.raw);

  const placed = (type: string) => ({
    id: freeId(
      type,
      blocks.map(({ id }) => id),
    ),
    block: type,
  });
  const add = (type: BlockType) => list.set([...raw, placed(type)]);
  const duplicate = (block: DraftBlock, index: number) =>
    list.set([...raw.slice(0, index + 1), Object.assign({}, block.raw, placed(block.block)), ...raw.slice(index + 1)]);
  const moveTo = (index: number, to: Region) => {
    const state = store.getState();
    state.setAll(moveBlock(state, { from: region, index, to, place: rawBlocks(state, to).length }));
  };
  const remove = (index: number) => list.set(raw.filter((_, place) => place !== index));
  const reorder = (from: number, to: number) => list.set(moveItem(raw, from, to));

  return { list, blocks, isFull: blocks.length >= MAX_BLOCKS, add, duplicate, remove, reorder, moveTo };
}

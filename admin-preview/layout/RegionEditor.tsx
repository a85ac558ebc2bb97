import { useDroppable } from '@dnd-kit/core';
import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import { type BlockType, blockRegions, isBlockType } from '#schemas/blockSchemas.ts';
import { MAX_BLOCKS, type Region, regions } from '#schemas/release/layout.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useSetting } from '../draft/useSetting.ts';
import { EditedMark } from '../fields/EditedMark.tsx';
import { LayerMark } from '../fields/LayerMark.tsx';
import { useOpenRows } from '../fields/useOpenRows.ts';
import { Card } from '../parts/Card.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { ProblemNotes } from '../problems/ProblemNotes.tsx';
import { changeTexts } from '#texts/tool/changeSentences.ts';
import { blockTitle } from '#texts/tool/settingTitle.ts';
import type { Setting } from '#schemas/settings.ts';
import { moveItem } from '../sortable/moveItem.ts';
import { SortableRows } from '../sortable/SortableRows.tsx';
import { useSay } from '../texts/say.ts';
import { BlockDetails } from './BlockDetails.tsx';
import { dragId, dropId } from './blockDrag.ts';
import { BlockGallery } from './BlockGallery.tsx';
import { BlockLine } from './BlockLine.tsx';
import { MoveTo } from './MoveTo.tsx';
import { moveBlock, rawBlocks } from './moveBlock.ts';
import { type DraftBlock, draftBlocks, freeId } from './placedBlocks.ts';
import styles from './RegionEditor.module.css';

interface RegionEditorProps {
  readonly region: Region;
  readonly setting: Setting;
  readonly at: string | undefined;
}

/** Other regions that a block of this name may be in. */
const othersFor = (block: string, region: Region): readonly Region[] =>
  isBlockType(block) ? regions.filter((other) => other !== region && blockRegions[block].includes(other)) : [];

/** Where a block can be dropped while the region has none. */
function EmptyRegion({ region }: { readonly region: Region }) {
  const say = useSay();
  const { setNodeRef, isOver } = useDroppable({ id: dropId(region) });
  return (
    <p ref={setNodeRef} className={styles.empty} data-over={isOver || undefined}>
      {say('layout.empty')}
    </p>
  );
}

/** The blocks of one region: put in order, set up, doubled, moved elsewhere, taken out, added. */
export function RegionEditor({ region, setting, at }: RegionEditorProps) {
  const say = useSay();
  const store = useDraftStore();
  const { pointer } = setting;
  const title = say.declared(pointer, 'title');
  const list = useSetting(pointer);
  const [isAdding, setIsAdding] = useState(false);
  const blocks = draftBlocks(list.value);
  const raw = blocks.map((block) => block.raw);
  const pointerOf = (_block: DraftBlock, index: number) => `${pointer}/${index}`;
  const { isOpen, toggle } = useOpenRows(
    at,
    blocks.map((_, index) => `${pointer}/${index}`),
  );
  const release = useDraft(({ resolved }) => resolved.full);
  const changeText = changeTexts(say, [{ pointer, before: list.edited?.was, after: list.value }], release)
    .map(({ text }) => text)
    .join(' · ');
  const isFull = blocks.length >= MAX_BLOCKS;

  const placed = (type: string) => ({
    id: freeId(
      type,
      blocks.map(({ id }) => id),
    ),
    block: type,
  });
  const add = (type: BlockType) => {
    list.set([...raw, placed(type)]);
    setIsAdding(false);
  };
  const duplicate = (block: DraftBlock, index: number) =>
    list.set([...raw.slice(0, index + 1), { ...(block.raw as object), ...placed(block.block) }, ...raw.slice(index + 1)]);
  const moveTo = (index: number, to: Region) => {
    const state = store.getState();
    state.setAll(moveBlock(state, { from: region, index, to, place: rawBlocks(state, to).length }));
  };

  return (
    <Card
      title={title}
      text={say.declared(pointer, 'description')}
      pointer={pointer}
      aside={
        <>
          <LayerMark title={title} layer={list.layer} onReset={list.reset} />
          <Button
            variant="soft"
            size="small"
            disabled={isFull}
            title={isFull ? say('layout.full') : undefined}
            aria-label={say('layout.addTo', { region: title })}
            onClick={() => setIsAdding(true)}
          >
            {say('layout.add')}
          </Button>
        </>
      }
    >
      {list.edited ? <EditedMark title={title} pointer={pointer} edited={list.edited} text={changeText} /> : null}
      <ProblemNotes id={`region-${region}-problems`} problems={list.problems.filter((each) => each.pointer === pointer)} />
      {blocks.length === 0 ? <EmptyRegion region={region} /> : null}
      <SortableRows
        label={title}
        items={blocks.map((block) => ({
          ...block,
          id: dragId(region, block.rowId),
          ownId: block.id,
          name: blockTitle(say, block.block) || say('layout.broken'),
        }))}
        onMove={(from, to) => list.set(moveItem(raw, from, to))}
        pointerOf={pointerOf}
        actions={(block, index) => (
          <>
            <MoveTo name={block.name} regions={othersFor(block.block, region)} onMove={(to) => moveTo(index, to)} />
            <ToolButton
              label={say('layout.duplicate', { name: block.name })}
              isOff={isFull}
              onClick={() => duplicate(block, index)}
            >
              <Copy size={15} aria-hidden />
            </ToolButton>
            <ToolButton
              label={say('layout.remove', { name: block.name })}
              onClick={() => list.set(raw.filter((_, place) => place !== index))}
            >
              <X size={16} aria-hidden />
            </ToolButton>
          </>
        )}
        below={(block, index) =>
          isOpen(`${pointer}/${index}`) ? <BlockDetails block={block} pointer={`${pointer}/${index}`} /> : null
        }
      >
        {(block, index) => (
          <BlockLine
            block={block}
            name={block.name}
            pointer={`${pointer}/${index}`}
            isOpen={isOpen(`${pointer}/${index}`)}
            onToggle={() => toggle(`${pointer}/${index}`)}
          />
        )}
      </SortableRows>
      {isAdding ? <BlockGallery region={region} title={title} onChoose={add} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}

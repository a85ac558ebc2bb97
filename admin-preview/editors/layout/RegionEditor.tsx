import { useDroppable } from '@dnd-kit/core';
import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import { regionsOf, isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { EditedBadge } from '../fields/EditedBadge.tsx';
import { LayerBadge } from '../fields/LayerBadge.tsx';
import { useOpenRows } from '../fields/useOpenRows.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { changeTexts } from '#texts/tool/changeSentences.ts';
import { blockTitle } from '#texts/tool/settingTitle.ts';
import type { Setting } from '#schemas/declare/settings/settings.ts';
import { SortableRows } from '../../kit/sortable/SortableRows.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { BlockDetails } from './BlockDetails.tsx';
import { dragId, dropId } from './blockDrag.ts';
import { BlockGallery } from './BlockGallery.tsx';
import { BlockLine } from './BlockLine.tsx';
import { MoveTo } from './MoveTo.tsx';
import type { DraftBlock } from './placedBlocks.ts';
import styles from './RegionEditor.module.css';
import { useRegionBlocks } from './useRegionBlocks.ts';

/** Other regions that a block of this name may be in. */
const othersFor = (block: string, region: Region): readonly Region[] =>
  isBlockType(block) ? regions.filter((other) => other !== region && regionsOf(block).includes(other)) : [];

/** Where a block can be dropped while the region has none. */
function EmptyRegion({ region }: { readonly region: Region }) {
  const t = useTranslate();
  const { setNodeRef, isOver } = useDroppable({ id: dropId(region) });
  return (
    <p ref={setNodeRef} className={styles.empty} data-over={isOver || undefined}>
      {t('layout.empty')}
    </p>
  );
}

interface AddButtonProps {
  /** What the region is called. */
  readonly region: string;
  readonly isFull: boolean;
  readonly onPress: () => void;
}

function AddButton({ region, isFull, onPress }: AddButtonProps) {
  const t = useTranslate();
  return (
    <Button
      variant="soft"
      size="small"
      disabled={isFull}
      title={isFull ? t('layout.full') : undefined}
      aria-label={t('layout.addTo', { region })}
      onClick={onPress}
    >
      {t('layout.add')}
    </Button>
  );
}

interface BlockActionsProps {
  readonly name: string;
  readonly isFull: boolean;
  /** Regions that it may be moved to. */
  readonly others: readonly Region[];
  readonly onMove: (to: Region) => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a placed block as a whole. */
function BlockActions({ name, isFull, others, onMove, onDuplicate, onRemove }: BlockActionsProps) {
  const t = useTranslate();
  return (
    <>
      <MoveTo name={name} regions={others} onMove={onMove} />
      <ToolButton label={t('layout.duplicate', { name })} isOff={isFull} onClick={onDuplicate}>
        <Copy size={15} aria-hidden />
      </ToolButton>
      <ToolButton label={t('layout.remove', { name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </ToolButton>
    </>
  );
}

interface RegionEditorProps {
  readonly region: Region;
  readonly setting: Setting;
  readonly at: string | undefined;
}

/** The blocks of one region: put in order, set up, doubled, moved elsewhere, taken out, added. */
export function RegionEditor({ region, setting, at }: RegionEditorProps) {
  const t = useTranslate();
  const { pointer } = setting;
  const title = t.declared(pointer, 'title');
  const { list, blocks, isFull, add, duplicate, remove, reorder, moveTo } = useRegionBlocks(region, pointer);
  const [isAdding, setIsAdding] = useState(false);
  const pointerOf = (_block: DraftBlock, index: number) => `${pointer}/${index}`;
  const { isOpen, toggle } = useOpenRows(
    at,
    blocks.map((_, index) => `${pointer}/${index}`),
  );
  const release = useDraft(({ resolved }) => resolved.full);
  const changeText = changeTexts(t, [{ pointer, before: list.edited?.was, after: list.value }], release)
    .map(({ text }) => text)
    .join(' · ');
  return (
    <Card
      title={title}
      text={t.declared(pointer, 'description')}
      pointer={pointer}
      aside={
        <>
          <LayerBadge title={title} layer={list.layer} onReset={list.reset} />
          <AddButton region={title} isFull={isFull} onPress={() => setIsAdding(true)} />
        </>
      }
    >
      {list.edited ? <EditedBadge title={title} pointer={pointer} edited={list.edited} text={changeText} /> : null}
      <ProblemNotes id={`region-${region}-problems`} problems={list.problems.filter((each) => each.pointer === pointer)} />
      {blocks.length === 0 ? <EmptyRegion region={region} /> : null}
      <SortableRows
        label={title}
        items={blocks.map((block) => ({
          ...block,
          id: dragId(region, block.rowId),
          ownId: block.id,
          name: blockTitle(t, block.block) || t('layout.broken'),
        }))}
        onMove={reorder}
        pointerOf={pointerOf}
        actions={(block, index) => (
          <BlockActions
            name={block.name}
            isFull={isFull}
            others={othersFor(block.block, region)}
            onMove={(to) => moveTo(index, to)}
            onDuplicate={() => duplicate(block, index)}
            onRemove={() => remove(index)}
          />
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
      {isAdding ? (
        <BlockGallery
          region={region}
          title={title}
          onChoose={(type) => {
            add(type);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      ) : null}
    </Card>
  );
}

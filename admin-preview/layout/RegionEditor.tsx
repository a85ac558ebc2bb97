import { Copy, X } from 'lucide-react';
import { useState } from 'react';
import type { BlockType } from '#schemas/blockSchemas.ts';
import { MAX_BLOCKS, type Region } from '#schemas/release/layout.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useSetting } from '../draft/useSetting.ts';
import { LayerMark } from '../fields/LayerMark.tsx';
import { useOpenRows } from '../fields/useOpenRows.ts';
import { Card } from '../parts/Card.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { ProblemNotes } from '../problems/ProblemNotes.tsx';
import { blockTitle } from '../settings/settingTitle.ts';
import type { Setting } from '../settings/settings.ts';
import { moveItem } from '../sortable/moveItem.ts';
import { SortableList } from '../sortable/SortableList.tsx';
import { useSay } from '../texts/say.ts';
import { BlockDetails } from './BlockDetails.tsx';
import { BlockGallery } from './BlockGallery.tsx';
import { BlockLine } from './BlockLine.tsx';
import { type DraftBlock, draftBlocks, freeId } from './placedBlocks.ts';
import styles from './RegionEditor.module.css';

interface RegionEditorProps {
  readonly region: Region;
  readonly setting: Setting;
  readonly at: string | undefined;
}

/** The blocks of one region: put in order, set up, doubled, taken out, added. */
export function RegionEditor({ region, setting, at }: RegionEditorProps) {
  const say = useSay();
  const { pointer, title, description } = setting;
  const list = useSetting(pointer);
  const [isAdding, setIsAdding] = useState(false);
  const blocks = draftBlocks(list.value);
  const raw = blocks.map((block) => block.raw);
  const pointerOf = (_block: DraftBlock & { readonly name: string }, index: number) => `${pointer}/${index}`;
  const { isOpen, toggle } = useOpenRows(
    at,
    blocks.map((_, index) => `${pointer}/${index}`),
  );
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

  return (
    <Card
      title={title}
      text={description}
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
      <ProblemNotes id={`region-${region}-problems`} problems={list.problems.filter((each) => each.pointer === pointer)} />
      {blocks.length === 0 ? <p className={styles.empty}>{say('layout.empty')}</p> : null}
      <SortableList
        label={title}
        items={blocks.map((block) => ({ ...block, id: block.rowId, ownId: block.id, name: blockTitle(say, block.block) }))}
        onMove={(from, to) => list.set(moveItem(raw, from, to))}
        pointerOf={pointerOf}
        actions={(block, index) => (
          <>
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
      </SortableList>
      {isAdding ? <BlockGallery region={region} title={title} onChoose={add} onClose={() => setIsAdding(false)} /> : null}
    </Card>
  );
}

import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { Region } from '#schemas/declare/names/regions.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { dragTexts } from '../../kit/sortable/dragTexts.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { blockDrag } from './blockDrag.ts';
import { moveBlock } from './moveBlock.ts';
import { RegionEditor } from './RegionEditor.tsx';

interface RegionListProps {
  readonly regions: readonly Region[];
  /** The setting to go to. */
  readonly at: string | undefined;
}

/** Regions with their blocks, which move within a region, and to any other that takes them. */
export function RegionList({ regions, at }: RegionListProps) {
  const t = useTranslate();
  const store = useDraftStore();
  const full = useDraft(({ resolved }) => resolved.full);
  const document = useDraft((state) => state.document);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drag = blockDrag(t, regions, document, full);
  return (
    <EditableFields>
      <DndContext
        sensors={sensors}
        collisionDetection={drag.collisions}
        accessibility={dragTexts(t, drag.items)}
        onDragEnd={({ active, over }) => {
          const move = over ? drag.moveOf(active.id, over.id) : undefined;
          if (move) store.getState().setAll(moveBlock(store.getState(), move));
        }}
      >
        {regions.map((region) => {
          const setting = settingAt(`/template/layout/${region}`);
          return setting ? <RegionEditor key={region} region={region} setting={setting} at={at} /> : null;
        })}
      </DndContext>
    </EditableFields>
  );
}

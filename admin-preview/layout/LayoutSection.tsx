import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState } from 'react';
import { keysOf } from '#schemas/problem.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { dragTexts } from '../sortable/dragTexts.ts';
import { useSay } from '../texts/say.ts';
import { blockDrag } from './blockDrag.ts';
import { moveBlock } from './moveBlock.ts';
import { type LayoutGroup, groupOf, layoutGroups, pathOf, regionsIn } from './layoutPages.ts';
import { RegionEditor } from './RegionEditor.tsx';
import { settingAt } from '../settings/settings.ts';

const regionAt = (pointer: string): string | undefined => {
  const [, part, region] = keysOf(pointer);
  return part === 'layout' ? region : undefined;
};

/** Every region of the product with its blocks, by page. Blocks move within a region, and to any other that takes them. */
export function LayoutSection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  const store = useDraftStore();
  const link = useFrameLink();
  const full = useDraft(({ resolved }) => resolved.full);
  const document = useDraft((state) => state.document);
  const [group, setGroup] = useState<LayoutGroup>(() => groupOf(regionAt(at ?? '') ?? 'home'));
  const [seen, setSeen] = useState<string>();
  if (at !== seen) {
    setSeen(at);
    const region = regionAt(at ?? '');
    if (region) setGroup(groupOf(region));
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const regions = regionsIn(group);
  const drag = blockDrag(say, regions, document, full);

  function show(next: LayoutGroup) {
    setGroup(next);
    const [first] = regionsIn(next);
    if (first) link.goTo(pathOf(first));
  }

  return (
    <>
      <div>
        <Segmented
          label={say('layout.pages')}
          options={layoutGroups.map((value) => ({ value, label: say(`layout.page.${value}`) }))}
          value={group}
          onChange={show}
        />
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={drag.collisions}
        accessibility={dragTexts(say, drag.items)}
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
    </>
  );
}

import { DndContext, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { keysOf, pointerTo } from '#schemas/problem.ts';
import { type Region, regions } from '#schemas/release/layout.schema.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { usePartAt } from '../route/usePartAt.ts';
import { useEdited } from '../frame/useEdited.ts';
import { type ScreenName, homeRegions, screenNames, screenOf } from '../frame/frameScreens.ts';
import { ScreenSelect } from '../frame/ScreenSelect.tsx';
import { goTo } from '../route/route.ts';
import { settingAt } from '#schemas/settings.ts';
import { dragTexts } from '../sortable/dragTexts.ts';
import { useSay } from '../texts/say.ts';
import { blockDrag } from './blockDrag.ts';
import { moveBlock } from './moveBlock.ts';
import styles from './LayoutSection.module.css';
import { RegionEditor } from './RegionEditor.tsx';

const pageAt = (pointer: string): ScreenName | undefined => {
  const [, part, region] = keysOf(pointer);
  return part === 'layout' && region !== undefined ? screenOf(region) : undefined;
};

const regionsOf = (screen: ScreenName): readonly Region[] =>
  screen === 'home' ? homeRegions : regions.filter((region) => region === screen);

/** The regions of one screen with their blocks; the frame goes along. Blocks move within a region, and to any other that takes them. */
export function LayoutSection({ at }: { readonly at: string | undefined }) {
  const say = useSay();
  const store = useDraftStore();
  const full = useDraft(({ resolved }) => resolved.full);
  const document = useDraft((state) => state.document);
  const merchantCode = useDraft((state) => state.merchantCode);
  const page = usePartAt<ScreenName>({ at, parts: screenNames, partOf: pageAt, first: 'home' });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const shown = regionsOf(page);
  const drag = blockDrag(say, shown, document, full);

  useEdited(
    shown.map((region) => pointerTo('template', 'layout', region)),
    at,
  );

  return (
    <>
      <div className={styles.page}>
        <span aria-hidden>{say('layout.page')}</span>
        <ScreenSelect
          label={say('layout.page')}
          value={page}
          onChoose={(part) => goTo({ page: 'editor', merchantCode, section: 'layout', part })}
        />
        {page === 'home' ? null : <p className={styles.note}>{say('layout.everyPage')}</p>}
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
        {shown.map((region) => {
          const setting = settingAt(`/template/layout/${region}`);
          return setting ? <RegionEditor key={region} region={region} setting={setting} at={at} /> : null;
        })}
      </DndContext>
    </>
  );
}

import {
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useSay } from '../texts/say.ts';
import styles from './SortableList.module.css';
import { SortableRow } from './SortableRow.tsx';
import { dragTexts } from './dragTexts.ts';

export interface SortableItem {
  /** Unique within the list and stable while it moves. */
  readonly id: string;
  /** What it is called when it is picked up, moved and dropped. */
  readonly name: string;
}

interface SortableListProps<I extends SortableItem> {
  readonly label: string;
  readonly items: readonly I[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: I, index: number) => ReactNode;
  /** What stands below a row, over its whole width. */
  readonly below?: (item: I, index: number) => ReactNode;
  readonly actions?: (item: I, index: number) => ReactNode;
  readonly pointerOf?: (item: I, index: number) => string | undefined;
}

/** Rows only go up and down. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list that is put in order by dragging, by keyboard (space, arrows, space; escape to leave it) or by its buttons.
 * What happens is announced.
 */
export function SortableList<I extends SortableItem>({
  label,
  items,
  onMove,
  children,
  below,
  actions,
  pointerOf,
}: SortableListProps<I>) {
  const say = useSay();
  const [moved, setMoved] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [indexOf(active.id), over ? indexOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  }

  function moveBy(item: I, index: number, by: -1 | 1) {
    const to = index + by;
    if (to < 0 || to >= items.length) return;
    onMove(index, to);
    setMoved(say('sort.moved', { name: item.name, place: to + 1, count: items.length }));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={dragTexts(say, items)}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul className={styles.root} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              place={index === 0 ? 'first' : index === items.length - 1 ? 'last' : 'between'}
              isAlone={items.length === 1}
              onMoveBy={(by) => moveBy(item, index, by)}
              below={below?.(item, index)}
              actions={actions?.(item, index)}
              pointer={pointerOf?.(item, index)}
            >
              {children(item, index)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </DndContext>
  );
}

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
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslate } from '../texts/useTranslate.ts';
import { dragTexts } from './dragTexts.ts';
import { SortableRows, type SortableRowsProps } from './SortableRows.tsx';
import type { SortableItem } from './SortableRow.tsx';

/** Rows only go up and down. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/**
 * A list that is put in order by dragging, by keyboard (space, arrows, space; escape to leave it) or by its buttons.
 * What happens is announced.
 */
export function SortableList<I extends SortableItem>(props: SortableRowsProps<I>) {
  const t = useTranslate();
  const { items, onMove } = props;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => items.findIndex((item) => item.id === id);

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [indexOf(active.id), over ? indexOf(over.id) : -1];
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      onDragEnd={onDragEnd}
      accessibility={dragTexts(t, items)}
    >
      <SortableRows {...props} />
    </DndContext>
  );
}

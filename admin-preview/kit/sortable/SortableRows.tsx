import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useListFocus } from '../parts/useListFocus.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './SortableRows.module.css';
import { type SortableItem, SortableRow } from './SortableRow.tsx';

export interface SortableRowsProps<I extends SortableItem> {
  readonly label: string;
  readonly items: readonly I[];
  readonly onMove: (from: number, to: number) => void;
  readonly children: (item: I, index: number) => ReactNode;
  /** What is below a row, over its whole width. */
  readonly below?: (item: I, index: number) => ReactNode;
  readonly actions?: (item: I, index: number) => ReactNode;
  readonly pointerOf?: (item: I, index: number) => string | undefined;
}

/** The rows of a list inside the drag context: one list, or several that exchange rows. */
export function SortableRows<I extends SortableItem>({
  label,
  items,
  onMove,
  children,
  below,
  actions,
  pointerOf,
}: SortableRowsProps<I>) {
  const t = useTranslate();
  const [moved, setMoved] = useState('');
  const listFocus = useListFocus<HTMLUListElement>(items.length);

  function moveBy(item: I, index: number, by: -1 | 1) {
    const to = index + by;
    if (to < 0 || to >= items.length) return;
    onMove(index, to);
    setMoved(t('sort.moved', { name: item.name, place: to + 1, count: items.length }));
  }

  return (
    <>
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ul {...listFocus} className={styles.root} aria-label={label}>
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
    </>
  );
}

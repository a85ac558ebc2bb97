import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './SortableRow.module.css';

export interface SortableItem {
  /** Unique among everything that can be dragged together, and stable while it moves. */
  readonly id: string;
  /** What it is called when it is picked up, moved and dropped. */
  readonly name: string;
}

interface SortableRowProps {
  readonly item: SortableItem;
  readonly place: 'first' | 'between' | 'last';
  readonly isAlone: boolean;
  readonly onMoveBy: (by: -1 | 1) => void;
  readonly children: ReactNode;
  readonly below: ReactNode;
  readonly actions: ReactNode;
  readonly pointer: string | undefined;
}

/** One row: handle, content, its own actions, up and down. */
export function SortableRow({ item, place, isAlone, onMoveBy, children, below, actions, pointer }: SortableRowProps) {
  const t = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  });
  const { name } = item;
  return (
    <li
      ref={setNodeRef}
      className={styles.root}
      data-dragging={isDragging || undefined}
      data-pointer={pointer}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.line}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={t('sort.handle', { name })}
        >
          <GripVertical size={16} aria-hidden />
        </button>
        <div className={styles.content}>{children}</div>
        <div className={styles.actions}>
          {actions}
          <ToolButton label={t('sort.up', { name })} isOff={place === 'first'} onClick={() => onMoveBy(-1)}>
            <ChevronUp size={16} aria-hidden />
          </ToolButton>
          <ToolButton label={t('sort.down', { name })} isOff={place === 'last' || isAlone} onClick={() => onMoveBy(1)}>
            <ChevronDown size={16} aria-hidden />
          </ToolButton>
        </div>
      </div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </li>
  );
}

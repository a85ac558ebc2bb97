import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import type { SortableItem } from './SortableRow.tsx';

/** What a screen reader says while a row is dragged by keyboard or pointer. */
export function dragTexts(t: ToolTranslator, items: readonly SortableItem[]) {
  const params = (id: UniqueIdentifier, at: UniqueIdentifier | undefined = id) => ({
    name: items.find((item) => item.id === id)?.name ?? String(id),
    place: items.findIndex((item) => item.id === at) + 1,
    count: items.length,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('sort.lifted', params(active.id)),
    // Over its own place it is as it was when it was lifted.
    onDragOver: ({ active, over }) => t(over?.id === active.id ? 'sort.lifted' : 'sort.over', params(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('sort.dropped', params(active.id, over?.id)),
    onDragCancel: ({ active }) => t('sort.cancelled', params(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t('sort.how') } };
}

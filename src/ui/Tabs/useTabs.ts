import { type KeyboardEvent, useId } from 'react';

/** Where a key leads from tab `at` of `count`; arrows follow the direction of writing. */
function target(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return (at + step + count) % count;
  return { Home: 0, End: count - 1 }[key];
}

/** Props of tabs by the ARIA pattern, independent of their look: one stop in the tab order, arrows move and select. */
export function useTabs<Id extends string>(ids: readonly Id[], selected: Id, onSelect: (id: Id) => void) {
  const base = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = target(event.key, ids.indexOf(selected), ids.length, isRtl);
    const id = next === undefined ? undefined : ids[next];
    if (id === undefined) return;
    event.preventDefault();
    onSelect(id);
    document.getElementById(`${base}-${id}`)?.focus();
  }

  return {
    list: { role: 'tablist', tabIndex: -1, onKeyDown },
    tab: (id: Id) =>
      ({
        role: 'tab',
        id: `${base}-${id}`,
        'aria-selected': id === selected,
        'aria-controls': `${base}-panel`,
        tabIndex: id === selected ? 0 : -1,
        onClick: () => onSelect(id),
      }) as const,
    panel: { role: 'tabpanel', id: `${base}-panel`, 'aria-labelledby': `${base}-${selected}` },
  } as const;
}

export type TabsParts<Id extends string> = ReturnType<typeof useTabs<Id>>;

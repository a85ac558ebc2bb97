import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Where a key leads from tab `at` of `count`; arrows follow the direction of writing. */
function target(key: string, at: number, count: number, isRtl: boolean): number | undefined {
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
  if (step !== undefined) return (at + step + count) % count;
  return { Home: 0, End: count - 1 }[key];
}

/** Tabs after the ARIA pattern: one stop in the tab order, arrows move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ id }) => id === selected);
    const next = target(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl');
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    document.getElementById(`${base}-${tab.id}`)?.focus();
  }

  return (
    <>
      <div className={styles.list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}-${id}`}
            className={styles.tab}
            aria-selected={id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {words}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  );
}

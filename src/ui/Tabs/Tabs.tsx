import type { ReactNode } from 'react';
import styles from './Tabs.module.css';
import { useTabs } from './useTabs.ts';

export interface TabsProps<Id extends string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** A row of tabs above the content of the selected one. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const parts = useTabs(
    tabs.map(({ id }) => id),
    selected,
    onSelect,
  );
  return (
    <>
      <div {...parts.list} className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <button key={id} type="button" {...parts.tab(id)} className={styles.tab}>
            {words}
          </button>
        ))}
      </div>
      <div {...parts.panel}>{children}</div>
    </>
  );
}

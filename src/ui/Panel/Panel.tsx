import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Looks like a dialog, but is part of a page: for forms whose address was opened directly. */
export const Panel = ({ title, children }: PanelProps) => (
  <section className={styles.root}>
    <h1 className={styles.title}>{title}</h1>
    {children}
  </section>
);

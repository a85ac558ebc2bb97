import type { ReactNode } from 'react';
import styles from './foundations.module.css';

interface FoundationProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page about what all components have in common. */
export const Foundation = ({ title, lead, children }: FoundationProps) => (
  <main className={styles['page']}>
    <h1 className={styles['title']}>{title}</h1>
    <p className={styles['lead']}>{lead}</p>
    {children}
  </main>
);

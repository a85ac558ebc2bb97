import type { ReactNode } from 'react';
import styles from './TermList.module.css';

interface TermListProps {
  /** What each line is called, and what it comes to. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names on one side, what they come to on the other, a line each. */
export const TermList = ({ rows }: TermListProps) => (
  <dl className={styles.root}>
    {rows.map(([name, value], index) => (
      <div key={index} className={styles.term}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

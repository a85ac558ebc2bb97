import type { ReactNode } from 'react';
import styles from './TermList.module.css';

interface TermListProps {
  /** Name and value of each line. */
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names on one side, values on the other, one pair per line. */
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

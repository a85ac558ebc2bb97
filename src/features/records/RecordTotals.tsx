import type { ReactNode } from 'react';
import styles from './RecordTotals.module.css';

interface RecordTotalsProps {
  readonly title: string;
  readonly items: readonly (readonly [label: string, value: ReactNode])[];
}

/** Sums of everything that was asked for, not of what is on show. */
export const RecordTotals = ({ title, items }: RecordTotalsProps) => (
  <section className={styles.root} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <dl className={styles.items}>
      {items.map(([label, value]) => (
        <div key={label} className={styles.item}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
);

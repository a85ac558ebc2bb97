import type { ReactNode } from 'react';
import styles from './RecordRow.module.css';

interface RecordRowProps {
  readonly title: ReactNode;
  /** Below the title: when, by what, which number. */
  readonly note?: ReactNode;
  /** What counts most, at the end of the first line: an `Amount`, mostly. */
  readonly amount?: ReactNode;
  /** Below it: a state as a badge. */
  readonly state?: ReactNode;
  /** The rest, each with its label; two fit beside each other on the smallest phone. */
  readonly pairs?: readonly (readonly [label: string, value: ReactNode])[];
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One record as a card: readable on the smallest phone without scrolling sideways. */
export const RecordRow = ({ title, note, amount, state, pairs = [], children }: RecordRowProps) => (
  <div className={styles.root}>
    <div className={styles.head}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.end}>
        {amount === undefined ? null : <p className={styles.amount}>{amount}</p>}
        {state}
      </div>
    </div>
    {pairs.length === 0 ? null : (
      <dl className={styles.pairs}>
        {pairs.map(([label, value]) => (
          <div key={label} className={styles.pair}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
    {children}
  </div>
);

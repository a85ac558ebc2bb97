import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import styles from './RecordRow.module.css';

export interface RecordRowProps {
  /** Kind of record. A row with an icon is collapsed: a tap shows the rest. */
  readonly icon?: IconName;
  readonly title: ReactNode;
  /** Below the title: time, source, number. */
  readonly note?: ReactNode;
  /** The main value, at the end of the first line, usually an `Amount`. */
  readonly amount?: ReactNode;
  /** Below it: a state as a badge. */
  readonly state?: ReactNode;
  /** The details, each with its label; two fit side by side on the smallest phone. */
  readonly pairs?: readonly (readonly [label: string, value: ReactNode])[];
  /** Actions. */
  readonly children?: ReactNode;
}

type HeadProps = Omit<RecordRowProps, 'pairs' | 'children'>;

const Head = ({ icon, title, note, amount, state }: HeadProps) => (
  <>
    {icon ? <Icon name={icon} size={20} className={styles.icon} /> : null}
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </span>
    <span className={styles.end}>
      {amount === undefined ? null : <span className={styles.amount}>{amount}</span>}
      {state}
    </span>
  </>
);

const Pairs = ({ pairs }: { readonly pairs: NonNullable<RecordRowProps['pairs']> }) => (
  <dl className={styles.pairs}>
    {pairs.map(([label, value]) => (
      <div key={label} className={styles.pair}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** One record as a card: readable on the smallest phone without scrolling sideways. */
export function RecordRow({ pairs = [], children, ...head }: RecordRowProps) {
  if (head.icon && pairs.length > 0)
    return (
      <details className={styles.root}>
        <summary className={styles.head}>
          <Head {...head} />
          <Icon name="down" size={16} className={styles.turn} />
        </summary>
        <Pairs pairs={pairs} />
      </details>
    );
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Head {...head} />
      </div>
      {pairs.length === 0 ? null : <Pairs pairs={pairs} />}
      {children}
    </div>
  );
}

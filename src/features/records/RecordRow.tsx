import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import styles from './RecordRow.module.css';

interface RecordRowProps {
  /** What kind of record it is. A row with an icon is short: the rest comes at a tap. */
  readonly icon?: IconName;
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

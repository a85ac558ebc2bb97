import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Whether it is the sum of the lines above. */
  readonly isSum?: boolean;
}

/** Names and values of one payment, one per line. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.root}>
    {facts.map(({ name, value, isSum }) => (
      <div key={name} className={styles.row} data-sum={isSum || undefined}>
        <dt>{name}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);

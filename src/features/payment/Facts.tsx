import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** What the lines above it come to. */
  readonly isSum?: boolean;
}

/** Names and values of one movement of money, one below the other. */
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

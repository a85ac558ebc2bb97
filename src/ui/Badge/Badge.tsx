import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  readonly tone?: 'accent' | 'brand' | 'muted';
  readonly children: ReactNode;
}

/** A word or number that marks something. */
export const Badge = ({ tone = 'accent', children }: BadgeProps) => (
  <span className={styles.root} data-tone={tone}>
    {children}
  </span>
);

import type { ReactNode } from 'react';
import styles from './StateBadge.module.css';

/** The state of something: as it should, on its way to something else, not in use, or failed. */
export type StateTone = 'good' | 'changing' | 'off' | 'failed';

interface StateBadgeProps {
  readonly tone: StateTone;
  /** The state in words. */
  readonly children: ReactNode;
}

/** A state as a dot with its words. */
export const StateBadge = ({ tone, children }: StateBadgeProps) => (
  <span className={styles.root} data-tone={tone}>
    {children}
  </span>
);

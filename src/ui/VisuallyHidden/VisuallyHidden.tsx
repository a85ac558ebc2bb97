import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'h1' | 'h2' | 'h3' | 'div' | 'p';
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => (
  <Element className={styles.root}>{children}</Element>
);

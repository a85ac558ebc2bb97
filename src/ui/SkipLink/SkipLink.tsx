import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the page's main content. */
  readonly to: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** First link of a page: past everything that is on every page. Seen while it has the focus. */
export const SkipLink = ({ to, onClick, children }: SkipLinkProps) => (
  <a className={styles.root} href={`#${to}`} onClick={onClick}>
    {children}
  </a>
);

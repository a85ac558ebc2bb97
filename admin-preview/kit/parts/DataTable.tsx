import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

interface DataTableProps {
  readonly label: string;
  /** With low lines and no space at its start, for a table inside a card. */
  readonly isDense?: boolean;
  /** Head and body. */
  readonly children: ReactNode;
}

/** Figures in lines and columns. */
export const DataTable = ({ label, isDense, children }: DataTableProps) => (
  <table className={styles.root} data-dense={isDense || undefined} aria-label={label}>
    {children}
  </table>
);

import type { ReactNode } from 'react';
import styles from './documentation.module.css';

interface DataTableProps {
  /** What the columns hold; the first is the heading of its row. */
  readonly head: readonly string[];
  readonly children: ReactNode;
}

/** A table of what is declared; its rows are the children. */
export const DataTable = ({ head, children }: DataTableProps) => (
  <div className={styles['tableFrame']}>
    <table className={styles['table']}>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

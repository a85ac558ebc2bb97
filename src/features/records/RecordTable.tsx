import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export interface RecordColumn<R> {
  readonly key: string;
  readonly title: string;
  /** Numbers are at the end of their cell, below each other. */
  readonly isNumber?: boolean;
  readonly cell: (row: R) => ReactNode;
  /** Below the column: the sum of all rows. */
  readonly total?: ReactNode;
}

interface RecordTableProps<R> {
  readonly label: string;
  /** The first column names its row, and stays while the others scroll. */
  readonly columns: readonly RecordColumn<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string | number;
}

/** Records with many columns: the table scrolls within itself, the page does not. */
export function RecordTable<R>({ label, columns, rows, keyOf }: RecordTableProps<R>) {
  const [first, ...rest] = columns;
  if (first === undefined) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {rest.map(({ key, isNumber, cell }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {columns.some(({ total }) => total !== undefined) ? (
          <tfoot>
            <tr>
              <th scope="row">{first.total}</th>
              {rest.map(({ key, isNumber, total }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

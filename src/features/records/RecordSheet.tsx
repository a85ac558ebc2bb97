import type { ReactNode, Ref } from 'react';
import type { RecordRowProps } from './RecordRow.tsx';
import styles from './RecordSheet.module.css';

/** Headings of the columns: of the record, of its amount, and of its details by the labels of their pairs. */
export interface RecordHeads {
  readonly title: string;
  readonly amount: string;
  readonly pairs: readonly string[];
}

interface RecordSheetProps {
  readonly label: string;
  readonly heads: RecordHeads;
  /** A `tbody` for each page. */
  readonly children: ReactNode;
}

/** Records as a table; it scrolls within itself, and its heads stay. */
export const RecordSheet = ({ label, heads: { title, amount, pairs }, children }: RecordSheetProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
  <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col" data-number="">
            {amount}
          </th>
          {pairs.map((head) => (
            <th key={head} scope="col" data-number="">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </table>
  </div>
);

interface SheetRowProps {
  readonly heads: RecordHeads;
  readonly record: RecordRowProps;
  /** A row of its own above it. */
  readonly day: ReactNode;
  readonly rowRef: Ref<HTMLTableRowElement> | undefined;
}

/** A row of the table. A new page is continued at its first row. */
export const SheetRow = ({ heads, record: { title, note, amount, state, pairs = [] }, day, rowRef }: SheetRowProps) => (
  <>
    {day ? (
      <tr className={styles.day}>
        <th scope="rowgroup" colSpan={2 + heads.pairs.length}>
          {day}
        </th>
      </tr>
    ) : null}
    <tr ref={rowRef} tabIndex={rowRef ? -1 : undefined}>
      <th scope="row">
        {title}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </th>
      <td data-number="">
        {amount}
        {state === undefined ? null : <span className={styles.state}>{state}</span>}
      </td>
      {heads.pairs.map((head) => (
        <td key={head} data-number="">
          {pairs.find(([label]) => label === head)?.[1]}
        </td>
      ))}
    </tr>
  </>
);

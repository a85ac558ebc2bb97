import { type ReactElement, type ReactNode, isValidElement, useCallback, useEffect, useState } from 'react';
import type { RecordDesign } from '#schemas/declare/blocks/recordDesign.ts';
import type { CallAnswer, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { dayOfMoment } from '#src/lib/format/moment.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { readKey, useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import styles from './RecordList.module.css';
import { type RecordHeads, RecordSheet, SheetRow } from './RecordSheet.tsx';
import { RecordRow, type RecordRowProps } from './RecordRow.tsx';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { type PagedCall, type RowOf, rowsOf, totalOf } from './pagedCalls.ts';
import { usePages } from './usePages.ts';

interface RecordListProps<C extends PagedCall> {
  readonly call: C;
  /** Parameters besides the page. */
  readonly params: Params;
  /** Name of the list, for screen readers. */
  readonly label: string;
  /** How the records are arranged. */
  readonly design?: RecordDesign;
  /** One row, usually a `RecordRow`; or what such a row says, for a list with more than one design. */
  readonly children: (row: RowOf<C>) => RecordRowProps | ReactElement;
  /** Headings of the columns of a table. */
  readonly heads?: RecordHeads;
  /** Instead of the word that there is nothing for these days. */
  readonly empty?: ReactNode;
  /** When a row was: rows of a day then are below its name. */
  readonly timeOf?: (row: RowOf<C>) => string | undefined;
  /** Above the rows, from the first page's answer: the totals of all rows, not only of the visible ones. */
  readonly totals?: (answer: CallAnswer<C>) => ReactNode;
}

interface PageProps<C extends PagedCall> extends Pick<RecordListProps<C>, 'call' | 'params' | 'children' | 'timeOf'> {
  /** Of the table that the page is a part of. */
  readonly heads: RecordHeads | undefined;
  readonly onFirst: ((row: HTMLElement | null) => void) | undefined;
  /** When the last row of the page before was. */
  readonly timeBefore: string | undefined;
  /** Which page it is, 0 for the first. */
  readonly index: number;
  /** Tells when the last row of the page was. */
  readonly onEnd: (index: number, time: string | undefined) => void;
}

const Row = ({ row }: { readonly row: RecordRowProps | ReactElement }) => (isValidElement(row) ? row : <RecordRow {...row} />);

interface PlaceProps {
  readonly heads: RecordHeads | undefined;
  readonly children: ReactNode;
}

/** What stands in the place of rows. */
const InPlace = ({ heads, children }: PlaceProps) =>
  heads ? (
    <tbody>
      <tr>
        <td colSpan={2 + heads.pairs.length}>{children}</td>
      </tr>
    </tbody>
  ) : (
    <li>{children}</li>
  );

function RecordPage<C extends PagedCall>({
  call,
  params,
  children,
  heads,
  timeOf,
  onFirst,
  timeBefore,
  index: page,
  onEnd,
}: PageProps<C>) {
  const locale = useLocale();
  const [now] = useState(Date.now);
  const { data, error, mutate } = useRead(call, params);
  const rows = data ? rowsOf<C>(data) : [];
  const times = rows.map((row) => timeOf?.(row));
  const end = times.at(-1);
  useEffect(() => onEnd(page, end), [onEnd, page, end]);
  if (error && !data)
    return (
      <InPlace heads={heads}>
        <ErrorState onRetry={() => void mutate()} />
      </InPlace>
    );
  if (!data)
    return (
      <InPlace heads={heads}>
        <RecordSkeleton />
      </InPlace>
    );
  const dayAt = (index: number) => dayOfMoment(index < 0 ? timeBefore : times[index], locale, now);
  const newDayAt = (index: number) => (dayAt(index) === dayAt(index - 1) ? null : dayAt(index));
  if (heads)
    return (
      <tbody>
        {rows.map((row, index) => {
          const record = children(row);
          return isValidElement(record) ? null : (
            <SheetRow
              key={index}
              heads={heads}
              record={record}
              day={newDayAt(index)}
              rowRef={index === 0 ? onFirst : undefined}
            />
          );
        })}
      </tbody>
    );
  return rows.map((row, index) => (
    <li key={index} ref={index === 0 ? onFirst : undefined} tabIndex={index === 0 && onFirst ? -1 : undefined}>
      {newDayAt(index) === null ? null : <h2 className={styles.day}>{newDayAt(index)}</h2>}
      <Row row={children(row)} />
    </li>
  ));
}

function Pages<C extends PagedCall>({
  total,
  call,
  params,
  label,
  timeOf,
  children,
  design = 'cards',
  heads,
}: RecordListProps<C> & { readonly total: number }) {
  const t = useText();
  const locale = useLocale();
  const { pageSize } = useSite().site.behaviour.records;
  const { pages, showMore, goOn } = usePages(Math.ceil(total / pageSize));
  const [ends, setEnds] = useState<Readonly<Record<number, string | undefined>>>({});
  const tellEnd = useCallback((index: number, time: string | undefined) => setEnds((known) => ({ ...known, [index]: time })), []);
  const shown = Math.min(pages * pageSize, total);
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const table = design === 'table' ? heads : undefined;
  const rows = Array.from({ length: pages }, (_page, index) => (
    <RecordPage
      key={index}
      call={call}
      params={{ ...params, pageNo: index + 1, pageSize }}
      heads={table}
      timeBefore={ends[index - 1]}
      index={index}
      onEnd={tellEnd}
      {...(timeOf ? { timeOf } : {})}
      onFirst={index > 0 && index + 1 === pages ? goOn : undefined}
    >
      {children}
    </RecordPage>
  ));
  return (
    <>
      {table ? (
        <RecordSheet label={label} heads={table}>
          {rows}
        </RecordSheet>
      ) : (
        <ol className={styles.rows} data-look={design} aria-label={label}>
          {rows}
        </ol>
      )}
      <div className={styles.more}>
        <p role="status">{t('records.shown', { shown: number(shown), total: number(total) })}</p>
        {shown < total ? (
          <Button variant="soft" onClick={showMore}>
            {t('records.more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Rows of a paged call, with a button for the next page, and a placeholder without rows. */
export function RecordList<C extends PagedCall>(props: RecordListProps<C>) {
  const { call, params, empty, totals } = props;
  const t = useText();
  const { pageSize } = useSite().site.behaviour.records;
  const { data, error, mutate } = useRead(call, { ...params, pageNo: 1, pageSize });
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const total = totalOf<C>(data, pageSize);
  if (total === 0 || rowsOf<C>(data).length === 0) return empty ?? <EmptyState icon="records" text={t('records.none')} />;
  return (
    <>
      {totals?.(data)}
      {/* Other days are another list: it begins with its first page. */}
      <Pages key={readKey(call, params)} {...props} total={total} />
    </>
  );
}

import type { ReactNode } from 'react';
import type { CallAnswer, Params } from '#schemas/calls/declaredCalls.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { readKey, useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import styles from './RecordList.module.css';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { type PagedCall, type RowOf, rowsOf, totalOf } from './pagedCalls.ts';
import { usePages } from './usePages.ts';

interface RecordListProps<C extends PagedCall> {
  readonly call: C;
  /** What is asked for beside the page. */
  readonly params: Params;
  /** What is listed, for screen readers. */
  readonly label: string;
  /** One row: a `RecordRow`, mostly. */
  readonly children: (row: RowOf<C>) => ReactNode;
  /** Instead of the word that there is nothing for these days. */
  readonly empty?: ReactNode;
  /** Below the rows, from the first page's answer: the totals of all rows, not of those on show. */
  readonly footer?: (answer: CallAnswer<C>) => ReactNode;
}

interface PageProps<C extends PagedCall> extends Pick<RecordListProps<C>, 'call' | 'params' | 'children'> {
  readonly onFirst: ((row: HTMLElement | null) => void) | undefined;
}

function RecordPage<C extends PagedCall>({ call, params, children, onFirst }: PageProps<C>) {
  const { data, error, mutate } = useRead(call, params);
  if (error && !data)
    return (
      <li>
        <ErrorState onRetry={() => void mutate()} />
      </li>
    );
  if (!data)
    return (
      <li>
        <RecordSkeleton />
      </li>
    );
  return rowsOf<C>(data).map((row, index) => (
    <li key={index} ref={index === 0 ? onFirst : undefined} tabIndex={index === 0 && onFirst ? -1 : undefined}>
      {children(row)}
    </li>
  ));
}

function Pages<C extends PagedCall>({ total, call, params, label, children }: RecordListProps<C> & { readonly total: number }) {
  const t = useText();
  const locale = useLocale();
  const { pageSize } = useSite().site.behaviour.records;
  const { pages, showMore, goOn } = usePages(Math.ceil(total / pageSize));
  const shown = Math.min(pages * pageSize, total);
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <>
      <ol className={styles.rows} aria-label={label}>
        {Array.from({ length: pages }, (_page, index) => (
          <RecordPage
            key={index}
            call={call}
            params={{ ...params, pageNo: index + 1, pageSize }}
            onFirst={index > 0 && index + 1 === pages ? goOn : undefined}
          >
            {children}
          </RecordPage>
        ))}
      </ol>
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

/** Rows of a call, by the page: more of them on request, and what stands in their place while there are none. */
export function RecordList<C extends PagedCall>(props: RecordListProps<C>) {
  const { call, params, empty, footer } = props;
  const t = useText();
  const { pageSize } = useSite().site.behaviour.records;
  const { data, error, mutate } = useRead(call, { ...params, pageNo: 1, pageSize });
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  const total = totalOf<C>(data, pageSize);
  if (total === 0 || rowsOf<C>(data).length === 0) return empty ?? <EmptyState icon="records" text={t('records.none')} />;
  return (
    <>
      {/* Other days are another list: it begins with its first page. */}
      <Pages key={readKey(call, params)} {...props} total={total} />
      {footer?.(data)}
    </>
  );
}

import type { Ref } from 'react';
import type { InboxListAnswer } from '#schemas/declare/platform/messages.schema.ts';
import { useInboxActions, useInboxPage } from '#src/features/messages/useInbox.ts';
import { usePages } from '#src/features/records/usePages.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { day } from '#src/lib/format/day.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import styles from './InboxList.module.css';

type Head = InboxListAnswer['messages'][number];

/** Navigation state of a message opened from the list: its back link is one step back. */
export const FROM_LIST = { from: 'inbox' } as const;

interface RowProps extends Head {
  readonly ref: Ref<HTMLAnchorElement> | undefined;
}

function Row({ id, title, preview, sentAt, read, ref }: RowProps) {
  const t = useText();
  const locale = useLocale();
  return (
    <li>
      <Link ref={ref} className={styles.row} to={`${paths.inbox}?id=${id}`} state={FROM_LIST} data-unread={!read || undefined}>
        <span className={styles.icon}>
          <Icon name="mail" size={22} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {preview ? <span className={styles.preview}>{preview}</span> : null}
          <span className={styles.note}>
            <span>{day(sentAt, 'local', locale)}</span>
            {read ? null : <Badge>{t('notices.unread')}</Badge>}
          </span>
        </span>
        <Icon name="forward" className={styles.forward} />
      </Link>
    </li>
  );
}

interface PageProps {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly onFirst: ((row: HTMLElement | null) => void) | undefined;
}

function Page({ pageNo, pageSize, onFirst }: PageProps) {
  const { data, error, mutate } = useInboxPage(pageNo, pageSize);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  return (
    <ul className={styles.list}>
      {data.messages.map((message, index) => (
        <Row key={message.id} {...message} ref={index === 0 ? onFirst : undefined} />
      ))}
    </ul>
  );
}

/** Pages of rows, with links to older ones. */
function Pages({ totalPages, pageSize }: { readonly totalPages: number; readonly pageSize: number }) {
  const t = useText();
  const { pages, showMore, goOn } = usePages(totalPages);
  return (
    <>
      {Array.from({ length: pages }, (_page, index) => (
        <Page key={index} pageNo={index + 1} pageSize={pageSize} onFirst={index + 1 === pages ? goOn : undefined} />
      ))}
      {pages < totalPages ? (
        <Button className={styles.more} variant="outline" onClick={showMore}>
          {t('inbox.older')}
        </Button>
      ) : null}
    </>
  );
}

/** Marks everything as read, as long as something is not. */
function MarkAll() {
  const t = useText();
  const { mark } = useInboxActions();
  const unread = useRead('inboxUnread', {}).data?.count ?? 0;
  return unread > 0 ? (
    <Button className={styles.all} variant="soft" size="small" onClick={() => void mark()}>
      {t('notices.readAll')}
    </Button>
  ) : null;
}

/** The inbox as a list, newest first. */
export function Messages({ pageSize, markAll }: { readonly pageSize: number; readonly markAll: boolean }) {
  const t = useText();
  const shows = useEntries(entries, { markAll });
  const { data, error, mutate } = useInboxPage(1, pageSize);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  if (data.messages.length === 0) return <EmptyState icon="mail" text={t('inbox.none')} />;
  return (
    <div className={styles.root}>
      {shows('markAll') ? <MarkAll /> : null}
      <Pages totalPages={data.totalPages} pageSize={pageSize} />
    </div>
  );
}

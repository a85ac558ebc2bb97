import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { NoticeListProps } from './block.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { noticeTypesOf } from '#src/features/announcements/announcementReads.ts';
import { useNotices } from '#src/features/announcements/useAnnouncements.ts';
import { useMarkRead } from '#src/features/announcements/useMarkRead.ts';
import { useTracksReading } from '#src/features/announcements/useUnreadNotices.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { useLocale } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { useOneOpen, useScrollTo } from '#src/ui/Disclosure/useOneOpen.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './NoticeList.module.css';

const idOf = (id: number) => `notice-${id}`;

/** The notice that the address names by its index; undefined when it is out of range (NOTE-06). */
function namedBy(search: string, notices: readonly Announcement[] | undefined): number | undefined {
  const index = new URLSearchParams(search).get('i') ?? '';
  return /^\d{1,4}$/.test(index) ? notices?.[Number(index)]?.id : undefined;
}

/** The page of announcements: one is open at a time, and is marked as read for members then (NOTE-04). */
export function NoticeList({ types, markAll }: NoticeListProps) {
  const t = useText();
  const locale = useLocale();
  const { search } = useLocation();
  const notices = useNotices(noticeTypesOf(search, types));
  const { data, error, mutate } = notices;
  const tracks = useTracksReading();
  const mark = useMarkRead(notices);
  const named = namedBy(search, data);
  const { isOpen, toggle } = useOneOpen(named);
  useScrollTo(named === undefined ? undefined : idOf(named), data !== undefined, 0);
  const arrivedUnread = tracks && data?.some(({ id, read }) => id === named && read === false) === true;
  const marked = useRef<number>(undefined);
  useEffect(() => {
    // Once: a failed read mark is not retried for ever.
    if (!arrivedUnread || named === undefined || marked.current === named) return;
    marked.current = named;
    mark([named]);
  }, [arrivedUnread, named, mark]);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  if (data.length === 0) return <EmptyState icon="notice" text={t('notices.none')} />;
  const unread = tracks ? data.filter(({ read }) => read === false).map(({ id }) => id) : [];

  function onToggle(id: number, open: boolean) {
    toggle(id, open);
    if (open && unread.includes(id)) mark([id]);
  }

  return (
    <div className={styles.root}>
      {markAll && unread.length > 0 ? (
        <Button className={styles.all} variant="soft" size="small" onClick={() => mark(unread)}>
          {t('notices.readAll')}
        </Button>
      ) : null}
      {data.map(({ id, title, content = '', startDate }) => (
        <Disclosure
          key={id}
          id={idOf(id)}
          group="notices"
          open={isOpen(id)}
          onToggle={(open) => onToggle(id, open)}
          title={title}
          note={
            <>
              <span>{day(startDate, 'local', locale)}</span>
              {unread.includes(id) ? <Badge>{t('notices.unread')}</Badge> : null}
            </>
          }
        >
          <RichText html={content} />
        </Disclosure>
      ))}
    </div>
  );
}

import { type MouseEvent, Suspense, lazy, useState } from 'react';
import type { NoticeMarqueeProps } from '#schemas/blocks/noticeMarquee.schema.ts';
import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { useNotices } from '#src/features/announcements/useAnnouncements.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Ticker } from '#src/ui/Ticker/Ticker.tsx';
import styles from './NoticeMarquee.module.css';
import { roundSeconds } from './roundSeconds.ts';

const NoticeDialog = lazy(async () => ({ default: (await import('./NoticeDialog.tsx')).NoticeDialog }));

interface TitleProps {
  readonly notice: Announcement;
  readonly onOpen?: (notice: Announcement) => void;
}

/** A link to the notices; where the player runs it opens the notice itself. */
function Title({ notice, onOpen }: TitleProps) {
  function onClick(event: MouseEvent) {
    event.preventDefault();
    onOpen?.(notice);
  }
  return (
    <li>
      <a className={styles.title} href={paths.notice} onClick={onClick}>
        <bdi>{notice.title}</bdi>
      </a>
    </li>
  );
}

/** Announcements passing by. A tap opens one. */
export function NoticeMarquee({ pixelsPerSecond }: NoticeMarqueeProps) {
  const t = useText();
  const { data: notices, error, mutate } = useNotices();
  const [open, setOpen] = useState<Announcement>();
  if (error) return <ErrorState onRetry={() => void mutate()} />;
  if (!notices) return <Skeleton shape="text" count={1} />;
  if (notices.length === 0) return null;
  const seconds = roundSeconds(
    notices.map(({ title }) => title),
    pixelsPerSecond,
  );
  return (
    <section className={styles.root} aria-label={t('home.notices')}>
      <Icon name="speaker" size={18} className={styles.icon} />
      <Ticker
        axis="row"
        seconds={seconds}
        copy={notices.map((notice) => (
          <Title key={notice.id} notice={notice} />
        ))}
      >
        {notices.map((notice) => (
          <Title key={notice.id} notice={notice} onOpen={setOpen} />
        ))}
      </Ticker>
      {open ? (
        <Suspense fallback={null}>
          <NoticeDialog notice={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      ) : null}
    </section>
  );
}

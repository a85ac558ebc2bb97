import type { NoticeMarqueeProps } from '#schemas/blocks/noticeMarquee.schema.ts';
import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { noticePath } from '#src/features/announcements/announcementReads.ts';
import { useNotices } from '#src/features/announcements/useAnnouncements.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Ticker } from '#src/ui/Ticker/Ticker.tsx';
import styles from './NoticeMarquee.module.css';
import { roundSeconds } from './roundSeconds.ts';

/** Leads to the notice on its page, by its index there (NOTE-02, NOTE-06). */
const Title = ({ notice, to }: { readonly notice: Announcement; readonly to: string }) => (
  <li>
    <Link className={styles.title} to={to}>
      {notice.title}
    </Link>
  </li>
);

/** Announcements passing by. A tap leads to one. */
export function NoticeMarquee({ pixelsPerSecond, types }: NoticeMarqueeProps) {
  const t = useText();
  const { site } = useSite();
  const { data: notices, error, mutate } = useNotices(types);
  if (error && !notices) return <ErrorState onRetry={() => void mutate()} />;
  if (!notices) return <Skeleton shape="text" count={1} />;
  const titles = notices.map((notice, index) => <Title key={notice.id} notice={notice} to={noticePath(index, types, site)} />);
  return (
    <section className={styles.root} aria-label={t('home.notices')}>
      <Icon name="speaker" size={18} className={styles.icon} />
      {notices.length === 0 ? (
        <p className={styles.none}>{t('notices.none')}</p>
      ) : (
        <Ticker
          axis="row"
          seconds={roundSeconds(
            notices.map(({ title }) => title),
            pixelsPerSecond,
          )}
          copy={titles}
        >
          {titles}
        </Ticker>
      )}
    </section>
  );
}

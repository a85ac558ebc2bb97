import type { NoticeMarqueeProps } from './block.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { isListed, noticePath } from '#src/features/announcements/announcementReads.ts';
import { linkTarget } from '#src/features/announcements/linkTarget.ts';
import { useNotices } from '#src/features/announcements/useAnnouncements.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Ticker } from '#src/ui/Ticker/Ticker.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './NoticeMarquee.module.css';
import { roundSeconds } from './roundSeconds.ts';

/** Leads where it is said to, if anywhere. */
const Title = ({ title, to }: { readonly title: string; readonly to: string | undefined }) => (
  <li>
    {to === undefined ? (
      <span className={styles.title}>{title}</span>
    ) : (
      <Link className={styles.title} to={to}>
        {title}
      </Link>
    )}
  </li>
);

/** A notice links to its position on the page of notices (NOTE-02, NOTE-06). A notice of home only is not listed there, and has its own link. */
function useLinks(notices: readonly Announcement[], types: NoticeMarqueeProps['types']) {
  const { site } = useSite();
  const listedTypes = types.filter(isListed);
  const listed = notices.filter(({ type }) => isListed(type));
  return (notice: Announcement): string | undefined =>
    isListed(notice.type) ? noticePath(listed.indexOf(notice), listedTypes, site) : linkTarget(notice.link)?.href;
}

/** Announcements passing by. */
export function NoticeMarquee({ pixelsPerSecond, types, restAfterMs }: NoticeMarqueeProps) {
  const t = useText();
  const { data: notices, error, mutate } = useNotices(types);
  const linkOf = useLinks(notices ?? [], types);
  if (error && !notices) return <ErrorState of={t('home.notices')} onRetry={() => void mutate()} />;
  if (!notices) return <Skeleton shape="text" count={1} />;
  const titles = notices.map((notice) => <Title key={notice.id} title={notice.title} to={linkOf(notice)} />);
  return (
    <section className={styles.root} aria-label={t('home.notices')}>
      <VisuallyHidden as="h2">{t('home.notices')}</VisuallyHidden>
      <Icon name="speaker" size={18} className={styles.icon} />
      {notices.length === 0 ? (
        <p className={styles.none}>{t('notices.none')}</p>
      ) : (
        <Ticker
          label={t('home.notices')}
          axis="row"
          seconds={roundSeconds(
            notices.map(({ title }) => title),
            pixelsPerSecond,
          )}
          copy={titles}
          restAfterMs={restAfterMs}
        >
          {titles}
        </Ticker>
      )}
    </section>
  );
}

import type { LobbyNewsProps } from './block.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { linkTarget } from '#src/features/announcements/linkTarget.ts';
import { useNews } from '#src/features/announcements/useAnnouncements.ts';
import { promotionPath } from '#src/features/promotions/promotionPath.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { useOneOpen } from '#src/ui/Disclosure/useOneOpen.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Link } from '#src/lib/Link.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './LobbyNews.module.css';

/** Where an item leads beyond its text: a promotion to its card, any other as the platform says. */
function Way({ item: { id, type, link } }: { readonly item: Announcement }) {
  const t = useText();
  const target = linkTarget(link);
  if (target?.kind === 'outside') {
    return (
      <a className={styles.way} href={target.href} target="_blank" rel="noopener noreferrer">
        {t('popup.open')}
      </a>
    );
  }
  const inside = target?.href ?? (type === 'PR' ? promotionPath(id) : undefined);
  return inside === undefined ? null : (
    <Link className={styles.way} to={inside}>
      {t('popup.open')}
    </Link>
  );
}

function Cards({ items }: { readonly items: readonly Announcement[] }) {
  const locale = useLocale();
  const { isOpen, toggle } = useOneOpen<number>(undefined);
  return items.map((item) => (
    <Disclosure
      key={item.id}
      group="news"
      open={isOpen(item.id)}
      onToggle={(open) => toggle(item.id, open)}
      title={item.title}
      note={day(item.startDate, 'local', locale)}
    >
      <div className={styles.text}>
        <RichText html={item.content ?? ''} />
        <Way item={item} />
      </div>
    </Disclosure>
  ));
}

/** News of the lobby, or the most read articles (ANN-07, CALL-102). Renders nothing while there are none. */
export function LobbyNews({ source, count }: LobbyNewsProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useNews(source);
  if (data?.length === 0) return null;
  const id = `news-${source}`;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <SectionHeading id={id} title={t(`home.news.${source}`)} icon="speaker" look={site.theme.headings} />
      <div className={styles.list}>
        {error && !data ? <ErrorState of={t(`home.news.${source}`)} onRetry={() => void mutate()} /> : null}
        {!error && !data ? <Skeleton shape="text" count={count} /> : null}
        {data ? <Cards items={data.slice(0, count)} /> : null}
      </div>
    </section>
  );
}

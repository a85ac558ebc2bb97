import type { ReactNode } from 'react';
import type { BannerCarouselProps } from './block.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { linkTarget } from '#src/features/announcements/linkTarget.ts';
import { plainText } from '#src/lib/html/plainText.ts';
import { useBanners } from '#src/features/announcements/useAnnouncements.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { Link } from '#src/lib/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './BannerCarousel.module.css';

/** Banners are drawn for pages of this size and shape. */
const PICTURE = { width: 1080, height: 480 } as const;

function BannerLink({ link, children }: { readonly link: string | undefined; readonly children: ReactNode }) {
  const target = linkTarget(link);
  if (target?.kind === 'inside')
    return (
      <Link className={styles.slide} to={target.href}>
        {children}
      </Link>
    );
  if (target)
    return (
      <a className={styles.slide} href={target.href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  return <div className={styles.slide}>{children}</div>;
}

/**
 * One banner: its picture and its words as text. Pictures leave room at the side where text begins in the merchant's first language, so the
 * words stay on that side in every language.
 */
function Banner({ banner, first }: { readonly banner: Announcement; readonly first: boolean }) {
  const t = useText();
  const { site } = useSite();
  const images = useImages();
  const language = useListLanguage(); // that of the words, a moment behind the page's
  const line = plainText(banner.content ?? '');
  const [roomAt, written] = [languages[site.defaultLanguage].dir, languages[language].dir];
  return (
    <BannerLink link={banner.link}>
      <div className={styles.scene} dir={roomAt}>
        <LazyImage className={styles.picture} src={images.picture(banner.url ?? '')} {...PICTURE} alt="" priority={first} />
        <div className={styles.words} dir={written} data-turned={roomAt === written ? undefined : ''}>
          <p className={styles.title}>{banner.title}</p>
          {line === '' ? null : <p className={styles.line}>{line}</p>}
          {linkTarget(banner.link) ? <span className={styles.open}>{t('home.bannerOpen')}</span> : null}
        </div>
      </div>
    </BannerLink>
  );
}

/** Pictures of a banner group. Nothing at all when the group is empty: there is nothing to say about it. */
export function BannerCarousel({ group, autoplayMs, restAfterMs, speedMs, frame }: BannerCarouselProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useBanners(group);
  if (error) return <ErrorState of={t('home.banners')} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="banner" />;
  const banners = data.filter(({ type, url }) => type === 'B' && url);
  if (banners.length === 0) return null;
  return (
    <div className={styles.root} data-frame={frame} data-look={site.theme.headings}>
      <Carousel label={t('home.banners')} autoplayMs={autoplayMs} restAfterMs={restAfterMs} speedMs={speedMs} frame={frame}>
        {banners.map((banner, index) => (
          <Banner key={banner.id} banner={banner} first={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

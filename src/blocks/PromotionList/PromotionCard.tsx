import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { linkTarget } from '#src/features/announcements/linkTarget.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { type DayStyle, day } from '#src/lib/format/day.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { useImages } from '#src/site/images.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './PromotionList.module.css';

/** Sequence of the picture that stands on a card (PROMO-06). */
const COVER = 1;
const PICTURE = { width: 720, height: 320 } as const;

/** Platforms end what has no end in a year that is far off: as far from its beginning as this, or farther. */
const ONGOING_MS = 2 * 365 * 24 * 60 * 60 * 1000;

const isOngoing = ({ noExpiry, startDate = '', endDate = '' }: Announcement): boolean =>
  noExpiry === 1 || Date.parse(endDate) - Date.parse(startDate) >= ONGOING_MS;

export const promotionId = (id: number): string => `promotion-${id}`;

function Dates({ promotion, dates }: { readonly promotion: Announcement; readonly dates: DayStyle }) {
  const t = useText();
  const locale = useLocale();
  const from = day(promotion.startDate, dates, locale);
  const to = day(promotion.endDate, dates, locale);
  if (isOngoing(promotion)) {
    return (
      <>
        <bdi>{from}</bdi>
        <Badge tone="muted">{t('promotions.longTerm')}</Badge>
      </>
    );
  }
  return <bdi>{from && to ? t('promotions.dates', { from, to }) : from}</bdi>;
}

function Way({ link }: { readonly link: string | undefined }) {
  const t = useText();
  const target = linkTarget(link);
  if (!target) return null;
  return target.kind === 'inside' ? (
    <Link className={styles.way} to={target.href}>
      {t('promotions.open')}
    </Link>
  ) : (
    <a className={styles.way} href={target.href} target="_blank" rel="noopener noreferrer">
      {t('promotions.open')}
    </a>
  );
}

interface PromotionCardProps {
  readonly promotion: Announcement;
  readonly dates: DayStyle;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One promotion: cover, title and dates; opened, its text and the way there. */
export function PromotionCard({ promotion, dates, open, onToggle }: PromotionCardProps) {
  const images = useImages();
  const { id, title, content = '', announcementImages = [], link } = promotion;
  const cover = announcementImages.find(({ sequence }) => sequence === COVER)?.url;
  return (
    <Disclosure
      id={promotionId(id)}
      group="promotions"
      open={open}
      onToggle={onToggle}
      title={title}
      note={<Dates promotion={promotion} dates={dates} />}
      picture={cover ? <LazyImage className={styles.cover} src={images.picture(cover)} {...PICTURE} alt="" /> : null}
    >
      <div className={styles.text}>
        <RichText html={content} />
        <Way link={link} />
      </div>
    </Disclosure>
  );
}

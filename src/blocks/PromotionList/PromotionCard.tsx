import { useSyncExternalStore } from 'react';
import { pageAt } from '#schemas/declare/pages/addresses.ts';
import { type Page, pages } from '#schemas/declare/pages/pages.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { type LinkTarget, linkTarget } from '#src/features/announcements/linkTarget.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { PrizePicture } from '#src/features/prizes/PrizePicture.tsx';
import { type PromotionTerm, promotionTerm } from '#src/features/promotions/promotionTerm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { type DayStyle, day } from '#src/lib/format/day.ts';
import { RichText } from '#src/site/RichText/RichText.tsx';
import { useLocale } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './PromotionList.module.css';

/** Sequence of the picture that is on a card (PROMO-06). */
const COVER = 1;
const PICTURE = { width: 720, height: 300 } as const;
const HOUR_MS = 60 * 60 * 1000;

export const promotionId = (id: number): string => `promotion-${id}`;

const standStill = () => () => undefined;

/** The time, by the hour. The server does not know it. */
const useHour = () =>
  useSyncExternalStore(
    standStill,
    () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
    () => undefined,
  );

/** How long a promotion still runs, where its dates alone do not tell. */
function Term({ term }: { readonly term: PromotionTerm }) {
  const { t } = useTexts();
  const locale = useLocale();
  switch (term.kind) {
    case 'dates':
      return null;
    case 'days': {
      const days = new Intl.NumberFormat(locale).format(term.days);
      return <Badge>{t('promotions.endsIn', { days, count: term.days })}</Badge>;
    }
    case 'lastDay':
      return <Badge>{t('promotions.lastDay')}</Badge>;
    case 'ongoing':
      return <Badge tone="muted">{t('promotions.longTerm')}</Badge>;
    case 'ended':
      return <Badge tone="muted">{t('promotions.ended')}</Badge>;
  }
}

/** The first and last day; only the first for a promotion without an end (PROMO-05). */
function Dates({ promotion, term, dates }: Pick<PromotionCardProps, 'promotion' | 'dates'> & { readonly term: PromotionTerm }) {
  const { t } = useTexts();
  const locale = useLocale();
  const from = day(promotion.startDate, dates, locale);
  const to = term.kind === 'ongoing' ? '' : day(promotion.endDate, dates, locale);
  return <bdi>{from && to ? t('promotions.dates', { from, to }) : from}</bdi>;
}

/** Link of the promotion, labelled with the page's name if it is one of the site's. */
function Way({ target }: { readonly target: NonNullable<LinkTarget> }) {
  const { t, has } = useTexts();
  const name = pageAt(target.href);
  const { title = '' }: Partial<Page> = name ? pages[name] : {};
  const words = has(title) ? t(title) : t('promotions.open');
  const inside = (
    <>
      <span>{words}</span>
      <Icon name="forward" size={18} className={styles.forward} />
    </>
  );
  return target.kind === 'inside' ? (
    <Link className={styles.way} to={target.href}>
      {inside}
    </Link>
  ) : (
    <a className={styles.way} href={target.href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  );
}

/** The promotion's value, where the platform reports it (PROMO-14). */
function Worth({ value }: { readonly value: string | number }) {
  const money = useRoundMoney();
  return <bdi className={styles.worth}>{typeof value === 'number' ? money(value) : value}</bdi>;
}

interface PromotionCardProps {
  readonly promotion: Announcement;
  readonly dates: DayStyle;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One promotion: cover, value, title, period and link; its terms open below the title. */
export function PromotionCard({ promotion, dates, open, onToggle }: PromotionCardProps) {
  const { t } = useTexts();
  const { id, title, content = '', announcementImages = [], link, value = '' } = promotion;
  const cover = announcementImages.find(({ sequence }) => sequence === COVER)?.url;
  const term = promotionTerm(promotion, useHour());
  const target = linkTarget(link);
  return (
    <Disclosure
      id={promotionId(id)}
      group="promotions"
      open={open}
      onToggle={onToggle}
      title={
        <>
          {value === '' ? null : <Worth value={value} />}
          <span className={styles.name}>{title}</span>
        </>
      }
      note={
        <>
          <Term term={term} />
          <Dates promotion={promotion} term={term} dates={dates} />
        </>
      }
      picture={<PrizePicture src={cover} {...PICTURE} motif="gift" />}
      more={t('promotions.terms')}
      action={target ? <Way target={target} /> : null}
    >
      <RichText html={content} />
    </Disclosure>
  );
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PromotionListProps } from './block.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { usePromotions } from '#src/features/promotions/usePromotions.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useOneOpen, useScrollTo } from '#src/ui/Disclosure/useOneOpen.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import { PromotionCard, promotionId } from './PromotionCard.tsx';
import styles from './PromotionList.module.css';

/** The promotion that the address names, if it is listed. */
function namedBy(search: string, promotions: readonly Announcement[] | undefined): number | undefined {
  const requested = new URLSearchParams(search).get('id') ?? '';
  return promotions?.find(({ id }) => String(id) === requested)?.id;
}

/** Promotions by category, one open at a time (PROMO-01 to PROMO-07). */
export function PromotionList({ categories, dates }: PromotionListProps) {
  const t = useText();
  const { scrollToMs } = useSite().site.behaviour.content;
  const { search } = useLocation();
  const { data, error, mutate } = usePromotions();
  const [category, setCategory] = useState<number>();
  const named = namedBy(search, data);
  const { isOpen, toggle, closeAll } = useOneOpen(named);
  useScrollTo(named === undefined ? undefined : promotionId(named), data !== undefined, scrollToMs);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="banner" />;

  function choose(id: number | undefined) {
    setCategory(id);
    closeAll();
  }

  const shown = data.filter(
    ({ promoAnnouncementCategoryIds = [] }) => category === undefined || promoAnnouncementCategoryIds.includes(category),
  );
  return (
    <>
      {categories ? <CategoryMenu chosen={category} onChoose={choose} /> : null}
      {shown.length === 0 ? <EmptyState icon="activity" text={t('promotions.none')} /> : null}
      <div className={styles.list}>
        {shown.map((promotion) => (
          <PromotionCard
            key={promotion.id}
            promotion={promotion}
            dates={dates}
            open={isOpen(promotion.id)}
            onToggle={(open) => toggle(promotion.id, open)}
          />
        ))}
      </div>
    </>
  );
}

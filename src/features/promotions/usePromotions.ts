import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { promotionCategoriesParams, promotionsParams } from './promotionReads.ts';

function useQuery() {
  return { merchantCode: useSite().site.merchantCode, language: useListLanguage() };
}

/** Promotions, in the platform's order. */
export const usePromotions = () => useRead('announcements', promotionsParams(useQuery()));

/** Categories of promotions; the page does without them where they cannot be had. */
export const usePromotionCategories = () => useRead('promotionCategories', promotionCategoriesParams(useQuery()));

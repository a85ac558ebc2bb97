import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { promotionCategoriesParams, promotionsParams } from './promotionReads.ts';

function useQuery() {
  const language = useSiteState((state) => state.language);
  return { merchantCode: useSite().site.merchantCode, language };
}

/** Promotions, in the platform's order. */
export const usePromotions = () => useRead('announcements', promotionsParams(useQuery()));

/** Categories of promotions; the page does without them where they cannot be had. */
export const usePromotionCategories = () => useRead('promotionCategories', promotionCategoriesParams(useQuery()));

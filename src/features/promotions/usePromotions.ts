import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { promotionsParams } from './promotionReads.ts';

/** Promotions, in the platform's order. */
export function usePromotions() {
  const language = useSiteState((state) => state.language);
  return useRead('announcements', promotionsParams(useSite().site.merchantCode, language));
}

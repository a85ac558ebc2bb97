import { promotionCategoriesParams, promotionsParams } from '#src/features/promotions/promotionReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { PromotionListProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<PromotionListProps> = (_props, { read, language, site: { merchantCode } }) =>
  Promise.all([
    read('announcements', promotionsParams({ merchantCode, language })),
    read('promotionCategories', promotionCategoriesParams({ merchantCode, language })),
  ]);

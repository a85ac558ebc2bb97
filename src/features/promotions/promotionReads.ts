import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';

interface Query {
  readonly merchantCode: string;
  readonly language: Language;
}

/** Query of the promotions (PROMO-13). */
export const promotionsParams = ({ merchantCode, language }: Query): Params => ({
  types: 'PR',
  platform: 'M',
  merchantCode,
  language,
});

/** Query of their categories. */
export const promotionCategoriesParams = ({ merchantCode, language }: Query): Params => ({ merchantCode, language });

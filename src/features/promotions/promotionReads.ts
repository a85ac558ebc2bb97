import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/platform/answers.ts';

/** Query of the promotions (PROMO-13). */
export const promotionsParams = (merchantCode: string, language: Language): Params => ({
  types: 'PR',
  platform: 'M',
  merchantCode,
  language,
});

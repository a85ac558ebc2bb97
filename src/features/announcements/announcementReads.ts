import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/platform/answers.ts';

/** Query of a banner group (ANN-01, ANN-02). */
export const homeBanners = (merchantCode: string, language: Language, groupName: string): Params => ({
  types: 'B',
  groupName,
  platform: 'M',
  merchantCode,
  language,
});

/** Query of the notices that pass by on home. */
export const homeNotices = (merchantCode: string, language: Language): Params => ({
  types: 'PL,H',
  groupName: 'm_home',
  platform: 'M',
  merchantCode,
  language,
});

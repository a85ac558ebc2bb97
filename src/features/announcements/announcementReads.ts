import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/platform/answers.ts';

/** Kinds of announcements that are read as notices: for players, of home, for agents. */
export type NoticeType = 'PL' | 'H' | 'A';

/** Notices of everybody, on home and on their page. */
export const usualNotices: readonly NoticeType[] = ['PL', 'H'];

const isNoticeType = (word: string | null): word is NoticeType => word === 'PL' || word === 'H' || word === 'A';

/** The kinds that an address asks for (ANN-08), else the usual ones of its page. */
export function noticeTypesOf(search: string, usual: readonly NoticeType[]): readonly NoticeType[] {
  const asked = new URLSearchParams(search).get('types');
  return isNoticeType(asked) ? [asked] : usual;
}

interface Query {
  readonly merchantCode: string;
  readonly language: Language;
}

/** Query of a banner group (ANN-01, ANN-02). */
export const homeBanners = (merchantCode: string, language: Language, groupName: string): Params => ({
  types: 'B',
  groupName,
  platform: 'M',
  merchantCode,
  language,
});

/** Query of notices. */
export const noticesParams = ({ merchantCode, language }: Query, types: readonly NoticeType[] = usualNotices): Params => ({
  types: types.join(','),
  groupName: 'm_home',
  platform: 'M',
  merchantCode,
  language,
});

/** Query of what comes over home (ANN-06). */
export const popupsParams = ({ merchantCode, language }: Query): Params => ({
  types: 'PU',
  groupName: 'm_home',
  platform: 'M',
  merchantCode,
  language,
});

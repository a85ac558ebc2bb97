import type { Language } from '#schemas/languages.ts';
import type { Params } from '#schemas/calls/declaredCalls.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { paths } from '#schemas/addresses.ts';

/** Kinds of announcements that are read as notices: for players, of home, for agents. */
export type NoticeType = 'PL' | 'H' | 'A';

/** Notices of everybody; those of home are shown there only (ANN-02). */
export const usualNotices: readonly NoticeType[] = ['PL'];

const isNoticeType = (word: unknown): word is NoticeType => word === 'PL' || word === 'H' || word === 'A';

/** The kinds that an address asks for (ANN-08), else the usual ones of its page. */
export function noticeTypesOf(search: string, usual: readonly NoticeType[]): readonly NoticeType[] {
  const asked = new URLSearchParams(search).get('types')?.split(',').filter(isNoticeType) ?? [];
  return asked.length > 0 ? asked : usual;
}

/** Address of the notice with an index among those of some kinds (NOTE-06); they are named where the page lists others by itself. */
export function noticePath(index: number, types: readonly NoticeType[], { layout }: Pick<Site, 'layout'>): string {
  const listed = layout.notices.find(({ block }) => block === 'notice-list')?.props['types'];
  const isListed = Array.isArray(listed) ? listed.join() === types.join() : usualNotices.join() === types.join();
  return `${paths.notice}?i=${index}${isListed ? '' : `&types=${types.join()}`}`;
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

import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';

type AnnouncementType = Announcement['type'];
/** Kinds of announcements that are read as notices: for players, of home, for agents. */
export type NoticeType = Extract<AnnouncementType, 'PL' | 'H' | 'A'>;

/** Notices for everyone. */
export const defaultNoticeTypes: readonly NoticeType[] = ['PL'];

type ListedType = Exclude<NoticeType, 'H'>;
/** Notices of home pass by there and are listed nowhere (ANN-06). */
export const isListed = (word: unknown): word is ListedType => word === 'PL' || word === 'A';

/** The kinds that an address names (ANN-08), else the default ones of its page. */
export function noticeTypesOf(search: string, usual: readonly NoticeType[]): readonly NoticeType[] {
  const requested = new Set(new URLSearchParams(search).get('types')?.split(',').filter(isListed));
  return requested.size > 0 ? [...requested] : usual;
}

/** The kinds that the page of notices lists by itself. */
export function listedNoticeTypes({ layout }: Pick<Site, 'layout'>): readonly NoticeType[] {
  const listed = layout.notices.find(({ block }) => block === 'notice-list')?.props['types'];
  return Array.isArray(listed) ? listed.filter(isListed) : defaultNoticeTypes;
}

/** Address of the notice with an index among those of some kinds (NOTE-06); the kinds are named where they differ from the page's default. */
export function noticePath(index: number, types: readonly ListedType[], site: Pick<Site, 'layout'>): string {
  const isUsual = listedNoticeTypes(site).join() === types.join();
  return `${paths.notice}?i=${index}${isUsual ? '' : `&types=${types.join()}`}`;
}

interface AnnouncementQuery {
  readonly site: Pick<Site, 'merchantCode' | 'behaviour'>;
  readonly language: Language;
}

/** The group of home's announcements. */
const HOME_GROUP = 'm_home';
/** All kinds that a platform with a single query wants to be named, of home and of other groups (ANN-02). */
const kindsOf = (groupName: string): string => (groupName === HOME_GROUP ? 'B,PL,PU,PR,H' : 'B,PL,PU');

/** The query for some kinds of a group (ANN-01). Notices for agents are never a part of the single query. */
function announcementsParams(
  { site, language }: AnnouncementQuery,
  types: readonly AnnouncementType[],
  groupName: string,
): Params {
  const isSingle = site.behaviour.content.announcementQuery === 'single' && !types.includes('A');
  return {
    types: isSingle ? kindsOf(groupName) : types.join(','),
    groupName,
    platform: 'M',
    merchantCode: site.merchantCode,
    language,
  };
}

/** Query of a banner group. */
export const bannersParams = (query: AnnouncementQuery, groupName: string): Params =>
  announcementsParams(query, ['B'], groupName);

/** Query of notices. */
export const noticesParams = (query: AnnouncementQuery, types: readonly NoticeType[] = defaultNoticeTypes): Params =>
  announcementsParams(query, types, HOME_GROUP);

/** Query of the announcements that open over home (ANN-06). */
export const popupsParams = (query: AnnouncementQuery): Params => announcementsParams(query, ['PU'], HOME_GROUP);

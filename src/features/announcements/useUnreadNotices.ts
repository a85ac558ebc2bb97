import { isAudience } from '#schemas/declare/names/visitor.ts';
import { useVisitor } from '#src/site/siteContext.ts';
import type { NoticeType } from './announcementReads.ts';
import { useNotices } from './useAnnouncements.ts';

/** Whether unread announcements are marked: for sessions other than trials. For everyone else all count as read (ANN-05, NOTE-07). */
export function useTracksReading(): boolean {
  const visitor = useVisitor();
  return !isAudience(visitor, 'guest') && !isAudience(visitor, 'trial');
}

/** How many notices of some kinds the member has not read yet. */
export function useUnreadNotices(types?: readonly NoticeType[]): number {
  const tracks = useTracksReading();
  const { data } = useNotices(types);
  return tracks && data ? data.filter(({ read }) => read === false).length : 0;
}

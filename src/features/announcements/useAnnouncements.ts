import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { homeBanners, homeNotices } from './announcementReads.ts';

/** Banners of a group, in the platform's order. */
export function useBanners(group: string) {
  const language = useSiteState((state) => state.language);
  return useRead('announcements', homeBanners(useSite().site.merchantCode, language, group));
}

/** Notices that pass by on home. */
export function useNotices() {
  const language = useSiteState((state) => state.language);
  return useRead('announcements', homeNotices(useSite().site.merchantCode, language));
}

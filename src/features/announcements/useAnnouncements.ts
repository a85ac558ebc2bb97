import { useMemo } from 'react';
import type { CallAnswer } from '#schemas/calls/declaredCalls.ts';
import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import type { LobbyNewsProps } from '#schemas/blocks/lobbyNews.schema.ts';
import { newsCall } from './newsCall.ts';
import { type NoticeType, homeBanners, noticesParams, popupsParams, usualNotices } from './announcementReads.ts';

/** A notice without a readable date goes last, in the platform's order. */
function newestFirst(notices: CallAnswer<'announcements'>): CallAnswer<'announcements'> {
  const timeOf = ({ startDate = '' }: Announcement) => Date.parse(startDate) || 0;
  return notices.toSorted((one, other) => timeOf(other) - timeOf(one));
}

function useQuery() {
  return { merchantCode: useSite().site.merchantCode, language: useListLanguage() };
}

/** Banners of a group, in the platform's order. */
export function useBanners(group: string) {
  const { merchantCode, language } = useQuery();
  return useRead('announcements', homeBanners(merchantCode, language, group));
}

/** Notices of some kinds, newest first; a session's with what it has read. Those for agents are a module of their own (CONST-05). */
export function useNotices(types: readonly NoticeType[] = usualNotices) {
  const { agentNotices } = useSite().site.behaviour.platform.modules;
  const aside = types.includes('A') && agentNotices !== '' ? { aside: { moduleId: agentNotices } } : {};
  const { data, error, mutate } = useRead('announcements', noticesParams(useQuery(), types), {
    differsBySession: true,
    ...aside,
  });
  return { data: useMemo(() => data && newestFirst(data), [data]), error, mutate };
}

/** What comes over home. */
export const usePopups = () => useRead('announcements', popupsParams(useQuery()), { differsBySession: true });

/** The platform's announcements on home, newest first (ANN-07). */
export const useNews = (source: LobbyNewsProps['source']) => useRead(newsCall(source), useQuery());

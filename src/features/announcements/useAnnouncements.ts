import { useMemo } from 'react';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import type { LobbyNewsProps } from '#src/blocks/LobbyNews/block.ts';
import { newsCall } from './newsCall.ts';
import { type NoticeType, bannersParams, noticesParams, popupsParams, defaultNoticeTypes } from './announcementReads.ts';

/** Announcements of some kinds. One without a readable date goes last, in the platform's order. */
function newestFirst(announcements: CallAnswer<'announcements'>, types: readonly NoticeType[]): CallAnswer<'announcements'> {
  const timeOf = ({ startDate = '' }: Announcement) => Date.parse(startDate) || 0;
  return announcements
    .filter(({ type }) => types.some((wanted) => wanted === type))
    .sort((one, other) => timeOf(other) - timeOf(one));
}

function useQuery() {
  return { site: useSite().site, language: useListLanguage() };
}

/** Banners of a group, in the platform's order. */
export function useBanners(group: string) {
  const { data, error, mutate } = useRead('announcements', bannersParams(useQuery(), group));
  return { data: useMemo(() => data?.filter(({ type }) => type === 'B'), [data]), error, mutate };
}

/** Notices of some kinds, newest first, for sessions with their read marks. Notices for agents are a module of their own (CONST-05). */
export function useNotices(types: readonly NoticeType[] = defaultNoticeTypes) {
  const { agentNotices } = useSite().site.behaviour.platform.modules;
  const aside = types.includes('A') && agentNotices !== '' ? { aside: { moduleId: agentNotices } } : {};
  const { data, error, mutate } = useRead('announcements', noticesParams(useQuery(), types), {
    differsBySession: true,
    ...aside,
  });
  return { data: useMemo(() => data && newestFirst(data, types), [data, types]), error, mutate };
}

/** Announcements that open over home. */
export const usePopups = () => useRead('announcements', popupsParams(useQuery()), { differsBySession: true });

/** The platform's announcements on home, newest first (ANN-07). */
export const useNews = (source: LobbyNewsProps['source']) =>
  useRead(newsCall(source), {
    merchantCode: useSite().site.merchantCode,
    language: useListLanguage(),
  });

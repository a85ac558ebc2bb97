import { noticesParams, noticeTypesOf } from '#src/features/announcements/announcementReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { NoticeListProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<NoticeListProps> = ({ types }, { read, language, site, address }) =>
  read('announcements', noticesParams({ site, language }, noticeTypesOf(address.search, types)));

import { noticesParams } from '#src/features/announcements/announcementReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { NoticeMarqueeProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<NoticeMarqueeProps> = ({ types }, { read, language, site }) =>
  read('announcements', noticesParams({ site, language }, types));

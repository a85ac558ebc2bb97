import { bannersParams } from '#src/features/announcements/announcementReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { BannerCarouselProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<BannerCarouselProps> = ({ group }, { read, language, site }) =>
  read('announcements', bannersParams({ site, language }, group));

import { newsCall } from '#src/features/announcements/newsCall.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { LobbyNewsProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<LobbyNewsProps> = ({ source }, { read, language, site: { merchantCode } }) =>
  read(newsCall(source), { merchantCode, language });

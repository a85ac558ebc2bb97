import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { JackpotProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<JackpotProps> = async ({ source }, { read }) => {
  if (source === 'feed') await read('jackpot', {});
};

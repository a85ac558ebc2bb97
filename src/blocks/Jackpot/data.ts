import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { JackpotProps } from './block.ts';

/** What the server reads for the block: its hooks ask for exactly the same. */
export const readData: ReadBlockData<JackpotProps> = async ({ source }, { read }) => {
  if (source === 'feed') await read('jackpot', {});
};

import { carouselParams } from '#src/features/games/gameReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { GameCarouselProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<GameCarouselProps> = (props, { read, language, site: { merchantCode } }) =>
  read('games', carouselParams({ merchantCode, language, ...props }));

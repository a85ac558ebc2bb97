import { winnersParams } from '#src/features/winners/winnerReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { WinnerBoardProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<WinnerBoardProps> = ({ limit }, { read, language }) =>
  read('winners', winnersParams(language, limit));

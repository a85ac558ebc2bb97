import { vendorsParams } from '#src/features/games/gameReads.ts';
import { helpParams, helpTitles } from '#src/features/help/helpReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { HomeFooterProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<HomeFooterProps> = (_props, { read, readPart, language, site }) =>
  Promise.all([read('vendors', vendorsParams(site)), read('service', {}), readPart('help', helpParams(language), helpTitles)]);

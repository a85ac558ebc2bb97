import { helpParams } from '#src/features/help/helpReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { HelpTopicsProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<HelpTopicsProps> = (_props, { read, language }) => read('help', helpParams(language));

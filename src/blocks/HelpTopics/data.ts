import { helpParams } from '#src/features/help/helpReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { HelpTopicsProps } from './block.ts';

/** What the server reads for the block: its hooks ask for exactly the same. */
export const readData: ReadBlockData<HelpTopicsProps> = (_props, { read, language }) => read('help', helpParams(language));

import { vendorsParams } from '#src/features/games/gameReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { VendorStripProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<VendorStripProps> = (_props, { read, site }) => read('vendors', vendorsParams(site));

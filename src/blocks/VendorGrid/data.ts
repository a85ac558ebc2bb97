import { OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { gridPageOf, listType } from '#src/features/gameSearch/listPages.ts';
import { noFilter } from '#src/features/gameSearch/listState.ts';
import { catalogueParams } from '#src/features/gameSearch/useListReads.ts';
import { vendorsParams } from '#src/features/games/gameReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { VendorGridProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<VendorGridProps> = async (
  { pageSize, games },
  { read, language, site, address: { pathname, searchParams } },
) => {
  const page = gridPageOf(pathname, site);
  const request = { page, type: listType(page, searchParams), filter: noFilter, search: '', pageSize };
  const isPlain = games && !searchParams.has('type') && !searchParams.has(OPAQUE_PARAM);
  await Promise.all([
    read('vendors', vendorsParams(site)),
    isPlain ? read('games', catalogueParams(request, site, language, 1)) : undefined,
  ]);
};

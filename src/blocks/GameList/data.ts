import { OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { readList } from '#src/features/gameSearch/listAddress.ts';
import { listPageOf, listType } from '#src/features/gameSearch/listPages.ts';
import { catalogueParams } from '#src/features/gameSearch/useListReads.ts';
import { hotGamesParams, vendorsParams } from '#src/features/games/gameReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { GameListProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<GameListProps> = async (
  { pageSize },
  { read, language, site, address: { pathname, searchParams } },
) => {
  const page = listPageOf(pathname);
  const structure = await read('vendors', vendorsParams(site)).catch(() => undefined); // the list asks the platform without it
  const { mode, search, ...filter } = readList(searchParams, page, structure);
  const request = { page, type: listType(page, searchParams), filter, search, pageSize };
  const isOpen = (mode === 'all' || mode === 'filter') && !searchParams.has(OPAQUE_PARAM);
  await Promise.all([
    mode === 'hot' ? read('hotGames', hotGamesParams(language)) : undefined,
    isOpen ? read('games', catalogueParams(request, site, language, 1)) : undefined,
  ]);
};

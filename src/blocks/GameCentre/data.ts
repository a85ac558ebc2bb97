import { OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { centreCategory } from '#src/features/gameSearch/centreCategories.ts';
import { gameListParams, hotGamesParams, vendorsParams } from '#src/features/games/gameReads.ts';
import { railCategoriesOf } from '#src/features/games/railCategories.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { GameCentreProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<GameCentreProps> = async (
  { overviewSize, pageSize },
  { read, language, site, address: { pathname, searchParams } },
) => {
  const current = centreCategory(pathname, searchParams.get('gameType'));
  const isFree = searchParams.has(OPAQUE_PARAM) || searchParams.has('type') || searchParams.has('vassalage');
  const list = (gameType: string, size: number) =>
    read('games', gameListParams({ merchantCode: site.merchantCode, language, gameType, pageSize: size }));
  const categories = railCategoriesOf(await read('vendors', vendorsParams(site)), [], site);
  const lists = categories.filter(({ kind }) => kind === 'games');
  if (current === 'HOME') await Promise.all(lists.map(({ code }) => list(code, overviewSize)));
  else if (current === 'HOT') await read('hotGames', hotGamesParams(language));
  else if (!isFree && lists.some(({ code }) => code === current)) await list(current, pageSize);
};

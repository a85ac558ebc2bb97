import { gameListParams, vendorsParams } from '#src/features/games/gameReads.ts';
import { railCategoriesOf } from '#src/features/games/railCategories.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { CategoryRailsProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<CategoryRailsProps> = async (props, { read, language, site }) => {
  const { merchantCode } = site;
  const structure = await read('vendors', vendorsParams(site));
  const rails = railCategoriesOf(structure, props.categories, site).filter((category) => category.kind === 'games');
  await Promise.all(
    rails.map(({ code }) => read('games', gameListParams({ merchantCode, language, gameType: code, pageSize: props.pageSize }))),
  );
};

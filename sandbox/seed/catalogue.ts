import type { CatalogueGame } from './CatalogueGame.ts';
import { generateGames } from './generateGames.ts';

export { type CatalogueVendor, vendors } from './vendors.ts';

/** Every game of the sandbox, in list order. */
export const games: readonly CatalogueGame[] = generateGames();

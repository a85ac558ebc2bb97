import { games } from './catalogue.ts';
import type { CatalogueGame } from './CatalogueGame.ts';

/** Separates the id of a copied game from its copy's number. */
const COPY = '~';

/** Name of a game's picture. */
export const pictureOf = (gameId: string): string => gameId.split(COPY)[0] ?? gameId;

const FIRST_NODE = 100_001;

/**
 * The catalogue, and slots made up after its own until there are `slots` of them: for measuring long lists. The same ones
 * every time.
 */
export function withManySlots(slots: number): readonly CatalogueGame[] {
  const models = games.filter(({ gameType }) => gameType === 'RNG');
  const missing = Math.max(0, slots - models.length);
  const copies = Array.from({ length: missing }, (_, index): CatalogueGame[] => {
    const model = models[index % models.length];
    if (model === undefined) return [];
    const copy = Math.floor(index / models.length) + 2;
    return [
      {
        ...model,
        gameId: `${model.gameId}${COPY}${copy}`,
        nodeId: FIRST_NODE + index,
        gameName: `${model.gameName} ${copy}`,
        hotRank: null,
      },
    ];
  });
  return [...games, ...copies.flat()];
}

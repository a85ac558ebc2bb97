import { paths } from '../pages/addresses.ts';
import type { RailCategory } from '../names/gameCategories.ts';
import type { Behaviour } from '../release/behaviour.schema.ts';

/** Where all of a category is (ROUTE-49). */
export const categoryPath = (code: RailCategory, { lobby }: Pick<Behaviour, 'lobby'>): string =>
  lobby.more[code] || `${paths.gameList}?gameType=${code}`;

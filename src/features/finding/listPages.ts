import { type ListCategory, type RailCategory, listCategories } from '#schemas/gameCategories.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { paths } from '#src/lib/paths.ts';

/** What the address of a game list fixes (GLIST-01 to GLIST-08, GLIST-34). */
export interface ListPage {
  /** Category of every game; without one the address's `gameType` decides. */
  readonly gameType?: RailCategory;
  /** Category where the address names none; without one games of every category are listed. */
  readonly usualType?: RailCategory;
  readonly classify?: string;
  readonly vendor?: string;
  /** The mode it opens in, and that clearing leads back to. */
  readonly mode: 'all' | 'fav' | 'hot';
  /** All, hot, favourites, recent (GLIST-13). */
  readonly hasTabs: boolean;
  /** A vendor is chosen here, instead of leading to the provider's page (PROV-02). */
  readonly picksVendor: boolean;
  /** The address keeps its `q` when nothing is searched for: it is what makes it a search. */
  readonly isSearch?: true;
}

const plain = { mode: 'all', hasTabs: true, picksVendor: false } as const;

/** A category named by the address, where nothing else fixes one (GLIST-10). */
const anyCategory: ListPage = { ...plain, usualType: 'RNG' };

const listPages: Readonly<Record<string, ListPage>> = {
  '/m/slot-games': { ...plain, gameType: 'RNG' },
  '/m/live-games': { ...plain, gameType: 'LIVE' },
  '/m/poker-games': { ...plain, gameType: 'PVP' },
  '/m/fishing-games': { ...plain, gameType: 'FISH' },
  '/m/roulette': { ...plain, gameType: 'LIVE', classify: 'ROU' },
  '/m/baccarat': { ...plain, gameType: 'LIVE', classify: 'BAC' },
  [paths.inHouse]: { ...plain, gameType: 'RNG', vendor: 'BGS', hasTabs: false },
  '/m/fav-games': { ...plain, mode: 'fav', hasTabs: false },
  '/m/provider': { ...plain, hasTabs: false, picksVendor: true },
};

export const listPageOf = (pathname: string): ListPage => listPages[pathname] ?? anyCategory;

/** The page of vendors: the address's category, else the one that the merchant has set for it, else sports (VGRID-01, VGRID-13). */
export function gridPageOf(pathname: string, { behaviour }: Pick<Site, 'behaviour'>): ListPage {
  const types: Readonly<Record<string, RailCategory>> = behaviour.lobby.gridTypes;
  return { mode: 'all', hasTabs: false, picksVendor: false, usualType: types[pathname.replace('/m/', '')] ?? 'SPORTS' };
}

/** Games of every category by their name (HOME-08). */
export const searchPage: ListPage = { mode: 'all', hasTabs: false, picksVendor: false, isSearch: true };

/** The category of a list's games; undefined for every category. */
export function listType(page: ListPage, search: URLSearchParams): ListCategory | undefined {
  const asked = listCategories.find((code) => code === search.get('gameType'));
  return page.gameType ?? asked ?? page.usualType;
}

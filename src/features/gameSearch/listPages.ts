import { listPages } from '#schemas/generated/listPages.js';
import { PAGE_PREFIX } from '#schemas/declare/names/earlyPaths.ts';
import { pageAt } from '#schemas/declare/pages/addresses.ts';
import { type ListCategory, type RailCategory, listCategories } from '#schemas/declare/names/gameCategories.ts';
import type { Site } from '#schemas/release/resolve/site.ts';

/** The properties of a game list that its page fixes (GLIST-01 to GLIST-08, GLIST-34). */
export interface ListPage {
  /** Category of all its games; without one the address's `gameType` decides. */
  readonly gameType?: RailCategory;
  /** Default category where the address names none; without one games of all categories are listed. */
  readonly usualType?: RailCategory;
  readonly classify?: string;
  readonly vendor?: string;
  /** The mode it opens in, and that clearing leads back to. */
  readonly mode: 'all' | 'fav' | 'hot';
  /** All, hot, favourites, recent (GLIST-13). */
  readonly hasTabs: boolean;
  /** A vendor is chosen here, instead of leading to the provider's page (PROV-02). */
  readonly picksVendor: boolean;
  /** The address keeps an empty `q`: the parameter is what makes the page a search. */
  readonly isSearch?: true;
}

/** Lists that take their category from the address (GLIST-10). */
const anyCategory: ListPage = { mode: 'all', hasTabs: true, picksVendor: false, usualType: 'RNG' };
const { usualType: _any, ...oneCategory } = anyCategory;

/** Made once: a list begins anew when its page is another object. */
const pagesByName: Readonly<Partial<Record<string, ListPage>>> = Object.fromEntries(
  Object.entries(listPages).map(([name, facts]) => [name, { ...oneCategory, ...facts }]),
);

/** The list of an address's page: the same object for the same address. */
export function listPageOf(pathname: string): ListPage {
  const name = pageAt(pathname);
  return (name && pagesByName[name]) ?? anyCategory;
}

/** The page of vendors: the address's category, else the merchant's default, else sports (VGRID-01, VGRID-13). */
export function gridPageOf(pathname: string, { behaviour }: Pick<Site, 'behaviour'>): ListPage {
  const types: Readonly<Record<string, RailCategory>> = behaviour.lobby.gridTypes;
  return { mode: 'all', hasTabs: false, picksVendor: false, usualType: types[pathname.replace(PAGE_PREFIX, '')] ?? 'SPORTS' };
}

/** Games of every category by their name (HOME-08). */
export const searchPage: ListPage = { mode: 'all', hasTabs: false, picksVendor: false, isSearch: true };

/** The category of a list's games; undefined for every category. */
export function listType(page: ListPage, search: URLSearchParams): ListCategory | undefined {
  const named = listCategories.find((code) => code === search.get('gameType'));
  return page.gameType ?? named ?? page.usualType;
}

import type { Volatility } from '#schemas/declare/platform/games.schema.ts';
import type { SearchScope } from '#schemas/declare/names/behaviourWords.ts';
import type { ListPage } from './listPages.ts';

/** Mode of a list (GLIST-18): all games, popular ones, the player's favourites or recent games, or filtered games. */
export type ListMode = 'all' | 'hot' | 'fav' | 'recent' | 'filter';
export const listTabs = ['all', 'hot', 'fav', 'recent'] as const;
export type ListTab = (typeof listTabs)[number];

/** Sort orders that a platform may support; empty for the platform's own. */
export const listSorts = ['', 'popular', 'new', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

/** Filters of a list. Empty lists, texts and 0 do not filter. */
export interface ListFilter {
  readonly vendors: readonly string[];
  /** `NEW`, or a key of the vendor structure. */
  readonly classify: string;
  /** Smallest stake that a game must allow. */
  readonly minBet: number;
  readonly volatility: readonly Volatility[];
  /** Smallest return to player, in percent. */
  readonly minRtp: number;
  /** Only games that can be played for free. */
  readonly isFree: boolean;
  readonly sort: ListSort;
}

export interface ListState extends ListFilter {
  readonly mode: ListMode;
  /** Part of a name. */
  readonly search: string;
  /** How many pages are shown. */
  readonly page: number;
}

export type ListEvent =
  | { readonly type: 'tab'; readonly tab: ListTab }
  | { readonly type: 'classify'; readonly key: string }
  | { readonly type: 'vendor'; readonly vendor: string | null }
  | { readonly type: 'filter'; readonly filter: ListFilter }
  | { readonly type: 'search'; readonly name: string }
  | { readonly type: 'clear' }
  /** Asked for by the player, or by the list itself because its end comes near. */
  | { readonly type: 'more'; readonly by: 'player' | 'list' };

/** Defaults of the filters that only our server supports. */
export const noOwnFilter = { volatility: [], minRtp: 0, isFree: false } as const satisfies Partial<ListFilter>;
export const noFilter: ListFilter = { vendors: [], classify: '', minBet: 0, ...noOwnFilter, sort: '' };

export const hasOwnFilter = ({ volatility, minRtp, isFree }: ListFilter): boolean =>
  volatility.length > 0 || minRtp > 0 || isFree;

export const filterOf = ({ vendors, classify, minBet, volatility, minRtp, isFree, sort }: ListFilter): ListFilter => ({
  vendors,
  classify,
  minBet,
  volatility,
  minRtp,
  isFree,
  sort,
});

/** How many filters differ from the list's default. */
export const countFilters = ({ vendors, classify, minBet, volatility, minRtp, isFree, sort }: ListFilter): number =>
  vendors.length + volatility.length + [classify !== '', minBet > 0, minRtp > 0, isFree, sort !== ''].filter(Boolean).length;

/** The same for a list: a vendor selected on the provider's page is the page's subject and does not count as a filter. */
export const activeFilters = ({ picksVendor }: ListPage, state: ListFilter): number =>
  countFilters(picksVendor ? { ...state, vendors: [] } : state);

/** The mode that filters lead to: a vendor selected on the provider's page is the page's subject and does not count as a filter. */
export function modeOf(page: ListPage, filter: ListFilter): ListMode {
  const { vendors, classify, minBet } = filter;
  const isNarrowed = classify !== '' || minBet > 0 || hasOwnFilter(filter) || vendors.length > (page.picksVendor ? 1 : 0);
  return isNarrowed ? 'filter' : 'all';
}

/** A list as its page opens it. */
export const firstState = (page: ListPage): ListState => ({ ...noFilter, mode: page.mode, search: '', page: 1 });

const own = { HOT: 'hot', FAV: 'fav', RECENT: 'recent' } as const;

/** The mode that a classify key stands for; undefined for the platform's own keys (GLIST-22). */
export const modeNamed = (key: string): 'hot' | 'fav' | 'recent' | undefined =>
  Object.hasOwn(own, key) ? own[key as keyof typeof own] : undefined;

/** Lists of the player's own games: they are searched, but not filtered. */
export const isOwnMode = (mode: ListMode): mode is 'fav' | 'recent' => mode === 'fav' || mode === 'recent';

const isCatalogue = ({ mode }: ListState): boolean => mode === 'all' || mode === 'filter';

/** The vendor selected on the provider's page, which is the page's subject. */
const pageVendors = ({ vendors }: ListState, page: ListPage): readonly string[] => (page.picksVendor ? vendors.slice(0, 1) : []);

/** A list narrowed again. Hot games and the player's own cannot be narrowed, so it leaves them (GLIST-23). */
function narrowed(state: ListState, page: ListPage, change: Partial<ListFilter>): ListState {
  const filter = { ...state, ...(isCatalogue(state) ? {} : { classify: '' }), ...change };
  return { ...filter, mode: modeOf(page, filter), page: 1 };
}

/** A list after a search by name (GLIST-26). Words that are taken back leave the rest as it is. */
function searched(state: ListState, search: string, page: ListPage, searchIn: SearchScope): ListState {
  const whole = { ...firstState(page), vendors: pageVendors(state, page), sort: state.sort };
  if (searchIn === 'all' && search !== '') return { ...whole, search, mode: 'all' };
  if (isOwnMode(state.mode)) return { ...state, search, page: 1 };
  const kept = isCatalogue(state) ? state : whole;
  const mode = modeOf(page, kept);
  return { ...kept, search, page: 1, mode: mode === 'all' && search === '' ? page.mode : mode };
}

/** The list after something was done to it (GLIST-19 to GLIST-26). Every change of the filters starts over at page 1. */
export function nextList(state: ListState, event: ListEvent, page: ListPage, searchIn: SearchScope): ListState {
  switch (event.type) {
    case 'tab':
      return { ...firstState(page), sort: state.sort, mode: event.tab };
    case 'classify': {
      const mode = modeNamed(event.key);
      return mode ? { ...firstState(page), mode } : narrowed(state, page, { classify: event.key });
    }
    case 'vendor':
      return narrowed(state, page, { vendors: event.vendor === null ? [] : [event.vendor] });
    case 'filter':
      return narrowed(state, page, event.filter);
    case 'search':
      return searched(state, event.name.trim(), page, searchIn);
    case 'clear':
      return {
        ...firstState(page),
        vendors: pageVendors(state, page),
        search: state.search,
        mode: state.search === '' ? page.mode : 'all',
      };
    case 'more':
      return { ...state, page: state.page + 1 };
  }
}

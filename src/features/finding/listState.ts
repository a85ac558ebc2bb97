import type { ListPage } from './listPages.ts';

/** What a list shows (GLIST-18): everything, what is played most, the player's own, or what filters leave of everything. */
export type ListMode = 'all' | 'hot' | 'fav' | 'recent' | 'filter';
export const listTabs = ['all', 'hot', 'fav', 'recent'] as const;
export type ListTab = (typeof listTabs)[number];

/** Orders that a platform may sort by; its own without one. */
export const listSorts = ['', 'popular', 'new', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

/** What narrows a list. Empty lists, texts and 0 narrow nothing. */
export interface ListFilter {
  readonly vendors: readonly string[];
  /** `NEW`, or a key of the vendor structure. */
  readonly classify: string;
  /** Smallest stake that a game must allow. */
  readonly minBet: number;
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
  | { readonly type: 'more' };

export const noFilter: ListFilter = { vendors: [], classify: '', minBet: 0, sort: '' };

/** The mode that filters lead to: a vendor that was chosen on the provider's page is what the page shows, no filter. */
export function modeOf(page: ListPage, { vendors, classify, minBet }: ListFilter): ListMode {
  const isNarrowed = classify !== '' || minBet > 0 || vendors.length > (page.picksVendor ? 1 : 0);
  return isNarrowed ? 'filter' : 'all';
}

/** A list as its page opens it. */
export const firstState = (page: ListPage): ListState => ({ ...noFilter, mode: page.mode, search: '', page: 1 });

const own = { HOT: 'hot', FAV: 'fav', RECENT: 'recent' } as const;

/** The mode that a classify key stands for, if it is none of the platform's keys (GLIST-22). */
export const modeNamed = (key: string): 'hot' | 'fav' | 'recent' | undefined =>
  Object.hasOwn(own, key) ? own[key as keyof typeof own] : undefined;

const isCatalogue = ({ mode }: ListState): boolean => mode === 'all' || mode === 'filter';

/** A list narrowed anew. Hot games and the player's own cannot be narrowed, so it leaves them (GLIST-23). */
function narrowed(state: ListState, page: ListPage, change: Partial<ListFilter>): ListState {
  const filter = { ...state, ...(isCatalogue(state) ? {} : { classify: '' }), ...change };
  return { ...filter, mode: modeOf(page, filter), page: 1 };
}

/** The list after something was done to it (GLIST-19 to GLIST-26). Whatever changes what is listed starts over at page 1. */
export function nextList(state: ListState, event: ListEvent, page: ListPage): ListState {
  const vendors = page.picksVendor ? state.vendors.slice(0, 1) : [];
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
    case 'search': {
      const search = event.name.trim();
      const back = search === '' ? page.mode : 'all';
      return { ...firstState(page), vendors, sort: state.sort, search, mode: back };
    }
    case 'clear':
      return { ...firstState(page), vendors, search: state.search, mode: state.search === '' ? page.mode : 'all' };
    case 'more':
      return { ...state, page: state.page + 1 };
  }
}

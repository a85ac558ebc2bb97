import { describe, expect, it } from 'vitest';
import { searchScopes } from '#schemas/declare/names/behaviourWords.ts';
import { type ListEvent, type ListMode, type ListState, firstState, nextList, noFilter } from './listState.ts';
import { listPageOf } from './listPages.ts';

const slots = listPageOf('/m/slot-games');
const provider = listPageOf('/m/provider');
const favourites = listPageOf('/m/fav-games');

const none = noFilter;
const modes: Readonly<Record<ListMode, ListState>> = {
  all: { ...none, mode: 'all', search: '', page: 4 },
  hot: { ...none, mode: 'hot', search: '', page: 2 },
  fav: { ...none, mode: 'fav', search: '', page: 3 },
  recent: { ...none, mode: 'recent', search: '', page: 5 },
  filter: {
    ...none,
    mode: 'filter',
    search: 'moon',
    page: 6,
    vendors: ['NOVR', 'KOIX'],
    classify: 'NEW',
    minBet: 0.5,
    sort: 'name',
  },
};
const fresh = { ...none, search: '', page: 1 };
const byName = { ...fresh, sort: 'name' } as const;
const some = {
  vendors: ['KOIX'],
  classify: 'ROU',
  minBet: 1,
  volatility: ['HIGH'],
  minRtp: 96,
  isFree: true,
  sort: 'new',
} as const;

const table: readonly (readonly [ListMode, ListEvent, Partial<ListState>])[] = [
  // A tab empties the list and everything that narrowed it (GLIST-19).
  ...(['all', 'hot', 'fav', 'recent'] as const).flatMap((from) =>
    (['all', 'hot', 'fav', 'recent'] as const).map((tab) => [from, { type: 'tab', tab }, { ...fresh, mode: tab }] as const),
  ),
  ...(['all', 'hot', 'fav', 'recent'] as const).map((tab) => ['filter', { type: 'tab', tab }, { ...byName, mode: tab }] as const),
  // Classify HOT, FAV and RECENT are modes (GLIST-22); any other narrows everything.
  ...(['all', 'hot', 'fav', 'recent', 'filter'] as const).flatMap((from) => [
    [from, { type: 'classify', key: 'HOT' }, { ...fresh, mode: 'hot' }] as const,
    [from, { type: 'classify', key: 'FAV' }, { ...fresh, mode: 'fav' }] as const,
    [from, { type: 'classify', key: 'RECENT' }, { ...fresh, mode: 'recent' }] as const,
    [from, { type: 'classify', key: 'BAC' }, { ...modes[from], mode: 'filter', classify: 'BAC', page: 1 }] as const,
  ]),
  ['all', { type: 'classify', key: '' }, { ...fresh, mode: 'all' }],
  ['hot', { type: 'classify', key: '' }, { ...fresh, mode: 'all' }],
  ['fav', { type: 'classify', key: '' }, { ...fresh, mode: 'all' }],
  ['recent', { type: 'classify', key: '' }, { ...fresh, mode: 'all' }],
  ['filter', { type: 'classify', key: '' }, { ...modes.filter, classify: '', page: 1 }],
  // A vendor leaves HOT and FAV (GLIST-23).
  ['all', { type: 'vendor', vendor: 'KOIX' }, { ...fresh, mode: 'filter', vendors: ['KOIX'] }],
  ['hot', { type: 'vendor', vendor: 'KOIX' }, { ...fresh, mode: 'filter', vendors: ['KOIX'] }],
  ['fav', { type: 'vendor', vendor: 'KOIX' }, { ...fresh, mode: 'filter', vendors: ['KOIX'] }],
  ['recent', { type: 'vendor', vendor: 'KOIX' }, { ...fresh, mode: 'filter', vendors: ['KOIX'] }],
  ['filter', { type: 'vendor', vendor: 'KOIX' }, { ...modes.filter, vendors: ['KOIX'], page: 1 }],
  ['filter', { type: 'vendor', vendor: null }, { ...modes.filter, vendors: [], page: 1 }],
  ['hot', { type: 'vendor', vendor: null }, { ...fresh, mode: 'all' }],
  // The panel.
  ...(['all', 'hot', 'fav', 'recent'] as const).map(
    (from) => [from, { type: 'filter', filter: some }, { ...fresh, ...some, mode: 'filter' }] as const,
  ),
  ['filter', { type: 'filter', filter: some }, { ...some, mode: 'filter', search: 'moon', page: 1 }],
  ['filter', { type: 'filter', filter: none }, { ...none, mode: 'all', search: 'moon', page: 1 }],
  ['all', { type: 'filter', filter: { ...none, sort: 'new' } }, { ...fresh, mode: 'all', sort: 'new' }],
  // A search of the list is trimmed. It leaves the hot games for all of them, but keeps filters and stays among the player's own (GLIST-26).
  ...(['all', 'hot'] as const).map(
    (from) => [from, { type: 'search', name: '  dragon ' }, { ...fresh, mode: 'all', search: 'dragon' }] as const,
  ),
  ...(['fav', 'recent'] as const).map(
    (from) => [from, { type: 'search', name: 'dragon' }, { ...fresh, mode: from, search: 'dragon' }] as const,
  ),
  ['filter', { type: 'search', name: 'dragon' }, { ...modes.filter, page: 1, search: 'dragon' }],
  ['filter', { type: 'search', name: ' ' }, { ...modes.filter, page: 1, search: '' }],
  ['filter', { type: 'filter', filter: { ...none, minRtp: 95 } }, { ...fresh, mode: 'filter', minRtp: 95, search: 'moon' }],
  // Clearing the filters (GLIST-24).
  ...(['all', 'hot', 'fav', 'recent'] as const).map((from) => [from, { type: 'clear' }, { ...fresh, mode: 'all' }] as const),
  ['filter', { type: 'clear' }, { ...fresh, mode: 'all', search: 'moon' }],
  // Load more (GLIST-25).
  ...(['all', 'hot', 'fav', 'recent', 'filter'] as const).map(
    (from) => [from, { type: 'more', by: 'list' }, { ...modes[from], page: modes[from].page + 1 }] as const,
  ),
];

describe('a list', () => {
  it.each(table)('in mode %s after %j', (from, event, after) => {
    expect(nextList(modes[from], event, slots, 'list')).toEqual(after);
  });

  it.each(['all', 'hot', 'fav', 'recent', 'filter'] as const)(
    'in mode %s that is searched as a whole begins at page 1 of everything, without filters (GLIST-26)',
    (from) => {
      const { sort } = modes[from];
      expect(nextList(modes[from], { type: 'search', name: ' dragon ' }, slots, 'all')).toEqual({
        ...fresh,
        sort,
        mode: 'all',
        search: 'dragon',
      });
    },
  );

  it('that is searched as a whole keeps its filters when the words are taken back', () => {
    expect(nextList(modes.filter, { type: 'search', name: '' }, slots, 'all')).toEqual({ ...modes.filter, page: 1, search: '' });
  });

  it('of the provider’s page keeps its vendor, which is not a filter', () => {
    const chosen = nextList(firstState(provider), { type: 'vendor', vendor: 'NOVR' }, provider, 'list');
    expect(chosen).toEqual({ ...fresh, mode: 'all', vendors: ['NOVR'] });
    for (const searchIn of searchScopes)
      expect(nextList(chosen, { type: 'search', name: 'moon' }, provider, searchIn)).toEqual({ ...chosen, search: 'moon' });
    const filtered = nextList(chosen, { type: 'classify', key: 'NEW' }, provider, 'list');
    expect(filtered).toEqual({ ...chosen, mode: 'filter', classify: 'NEW' });
    expect(nextList(filtered, { type: 'clear' }, provider, 'list')).toEqual(chosen);
  });

  it('of favourites finds names among them, and leaves filters for its own', () => {
    const opened = firstState(favourites);
    expect(opened.mode).toBe('fav');
    const found = nextList(opened, { type: 'search', name: 'moon' }, favourites, 'list');
    expect(found).toEqual({ ...fresh, mode: 'fav', search: 'moon' });
    expect(nextList(found, { type: 'search', name: '' }, favourites, 'list')).toEqual(opened);
    expect(nextList({ ...opened, classify: 'NEW', mode: 'filter' }, { type: 'clear' }, favourites, 'list')).toEqual(opened);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type VendorsAnswer, volatilities } from '#schemas/declare/platform/games.schema.ts';
import { searchScopes } from '#schemas/declare/names/behaviourWords.ts';
import { rtpSteps } from '#schemas/declare/names/rtpSteps.ts';
import { readList, writeList } from './listAddress.ts';
import { listPageOf, listType } from './listPages.ts';
import { type ListEvent, firstState, listSorts, listTabs, nextList, noFilter } from './listState.ts';

const fresh = { ...noFilter, search: '', page: 1, mode: 'all' };

describe('readList', () => {
  it.each([
    ['/m/slot-games', '', fresh],
    ['/m/slot-games', 'type=HOT', { ...fresh, mode: 'hot' }],
    ['/m/slot-games', 'type=hot&page=3&vassalage=NOVR', { ...fresh, mode: 'hot', page: 3 }],
    ['/m/slot-games', 'type=RECENT', { ...fresh, mode: 'recent' }],
    ['/m/slot-games', 'type=NEW', { ...fresh, mode: 'filter', classify: 'NEW' }],
    ['/m/slot-games', 'vassalage=NOVR', { ...fresh, mode: 'filter', vendors: ['NOVR'] }],
    ['/m/slot-games', 'vendors=NOVR,KOIX,NOVR,<b>', { ...fresh, mode: 'filter', vendors: ['NOVR', 'KOIX'] }],
    ['/m/slot-games', 'q=%20moon%20&sort=name', { ...fresh, search: 'moon', sort: 'name' }],
    ['/m/slot-games', 'sort=price&minBet=-1&page=x', fresh],
    ['/m/slot-games', 'minBet=0.5&page=2', { ...fresh, mode: 'filter', minBet: 0.5, page: 2 }],
    ['/m/provider', 'vassalage=NOVR', { ...fresh, vendors: ['NOVR'] }],
    ['/m/provider', 'vendors=NOVR,KOIX', { ...fresh, mode: 'filter', vendors: ['NOVR', 'KOIX'] }],
    ['/m/fav-games', '', { ...fresh, mode: 'fav' }],
    [
      '/m/slot-games',
      'volatility=HIGH,LOW,NONE&rtp=96&freeplay=1',
      { ...fresh, mode: 'filter', volatility: ['LOW', 'HIGH'], minRtp: 96, isFree: true },
    ],
    ['/m/slot-games', 'volatility=none&rtp=12&freeplay=yes', fresh],
    ['/m/slot-games', 'type=FAV&q=moon', { ...fresh, mode: 'fav', search: 'moon' }],
    ['/m/fav-games', 'q=moon', { ...fresh, mode: 'fav', search: 'moon' }],
    ['/m/fav-games', 'type=ALL&q=moon', { ...fresh, search: 'moon' }],
    ['/m/fav-games', 'type=ALL', fresh],
  ])('%s?%s', (path, query, expected) => {
    expect(readList(new URLSearchParams(query), listPageOf(path))).toEqual(expected);
  });
});

describe('readList, once the vendors are known', () => {
  const structure: VendorsAnswer = {
    sorting: [{ gameCategory: 'RNG', gameCount: 1, vendorNames: [{ vassalage: 'Moon' }] }],
    mapping: { LOTT: { vendors: ['BGL'], gameCount: 1 } },
    vendors: { nova: { vassalage: 'NOVR', gameType: 'RNG' } },
  };
  it.each([
    ['vassalage=NOVR', ['NOVR']],
    ['vassalage=novr', ['NOVR']],
    ['vassalage=MOON', ['Moon']],
    ['vendors=bgl,NOVR,novr', ['BGL', 'NOVR']],
    ['vendors=GONE,novr', ['NOVR']],
    ['type=HOT&vassalage=novr', ['NOVR']],
  ])('%s is of the vendors %j as the platform spells them', (query, vendors) => {
    const page = listPageOf(query.startsWith('type') ? '/m/provider' : '/m/slot-games');
    expect(readList(new URLSearchParams(query), page, structure).vendors).toEqual(vendors);
  });

  it.each(['vassalage=GONE', 'vendors=GONE,LOST'])('%s is as if it were not there', (query) => {
    expect(readList(new URLSearchParams(query), listPageOf('/m/slot-games'), structure)).toEqual(fresh);
  });
});

it.each([
  ['/m/slot-games', 'gameType=LIVE', 'RNG'],
  ['/m/live-games', '', 'LIVE'],
  ['/m/poker-games', '', 'PVP'],
  ['/m/fishing-games', '', 'FISH'],
  ['/m/roulette', '', 'LIVE'],
  ['/m/baccarat', '', 'LIVE'],
  ['/m/inHouse', '', 'RNG'],
  ['/m/gameList', 'gameType=FISH', 'FISH'],
  ['/m/gameList', 'gameType=nonsense', 'RNG'],
  ['/m/gameList', '', 'RNG'],
  ['/m/provider', '', undefined],
  ['/m/provider', 'gameType=LIVE', 'LIVE'],
  ['/m/fav-games', '', undefined],
])('%s?%s lists %s', (path, query, type) => {
  expect(listType(listPageOf(path), new URLSearchParams(query))).toBe(type);
});

const event: fc.Arbitrary<ListEvent> = fc.oneof(
  fc.record({ type: fc.constant('tab' as const), tab: fc.constantFrom(...listTabs) }),
  fc.record({ type: fc.constant('classify' as const), key: fc.constantFrom('', 'NEW', 'ROU', 'HOT', 'FAV') }),
  fc.record({ type: fc.constant('vendor' as const), vendor: fc.constantFrom(null, 'NOVR', 'KOIX') }),
  fc.record({ type: fc.constant('search' as const), name: fc.constantFrom('', ' moon', '龙') }),
  fc.record({
    type: fc.constant('filter' as const),
    filter: fc.record({
      vendors: fc.uniqueArray(fc.constantFrom('NOVR', 'KOIX', 'BGS')),
      classify: fc.constantFrom('', 'NEW'),
      minBet: fc.constantFrom(0, 0.5),
      volatility: fc.subarray([...volatilities]),
      minRtp: fc.constantFrom(0, ...rtpSteps),
      isFree: fc.boolean(),
      sort: fc.constantFrom(...listSorts),
    }),
  }),
  fc.constant({ type: 'clear' as const }),
  fc.constant({ type: 'more' as const, by: 'list' as const }),
);

it.each(['/m/slot-games', '/m/provider', '/m/inHouse', '/m/fav-games'])(
  'whatever was done on %s, its address leads back to it',
  (path) => {
    const page = listPageOf(path);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), fc.constantFrom(...searchScopes), (events, searchIn) => {
        const state = events.reduce((list, next) => nextList(list, next, page, searchIn), firstState(page));
        const catalogue = state.mode === 'all' || state.mode === 'filter';
        const read = readList(writeList(state, page), page);
        expect(read).toEqual(
          catalogue ? state : { ...firstState(page), mode: state.mode, search: state.search, page: state.page },
        );
      }),
    );
  },
);

it('favourites of a vendor are named on the vendor’s page only', () => {
  const [provider, slots] = [listPageOf('/m/provider'), listPageOf('/m/slot-games')];
  const asked = new URLSearchParams({ type: 'FAV', vassalage: 'NOVR' });
  expect(readList(asked, provider)).toEqual({ ...firstState(provider), mode: 'fav', vendors: ['NOVR'] });
  expect(writeList(readList(asked, provider), provider).toString()).toBe('type=FAV&vassalage=NOVR');
  expect(readList(asked, slots).vendors).toEqual([]);
});

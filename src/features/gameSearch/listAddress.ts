import { type VendorsAnswer, volatilities } from '#schemas/declare/platform/games.schema.ts';
import { rtpSteps } from '#schemas/declare/names/rtpSteps.ts';
import type { ListPage } from './listPages.ts';
import { type ListFilter, type ListState, firstState, isOwnMode, listSorts, modeNamed, modeOf, noFilter } from './listState.ts';

const CODE = /^\w{1,40}$/;
const MAX_NAME = 60;
const MAX_PAGE = 10_000;

function readNumber(text: string | null, max: number): number {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? Math.min(value, max) : 0;
}

/** The vendors that an address names, as the platform spells them; unknown ones are dropped (CONST-08). */
export function readVendors(search: URLSearchParams, structure: VendorsAnswer | undefined): string[] {
  const codes = [search.get('vassalage') ?? '', ...(search.get('vendors') ?? '').split(',')].filter((code) => CODE.test(code));
  if (structure === undefined) return [...new Set(codes)];
  const { sorting, mapping, vendors } = structure;
  const named = [...Object.values(vendors), ...sorting.flatMap(({ vendorNames }) => vendorNames)];
  const allCodes = [
    ...named.map(({ vassalage }) => vassalage),
    ...Object.values(mapping).flatMap((category) => category.vendors),
  ];
  const spelled = new Map(allCodes.map((code) => [code.toLowerCase(), code]));
  return [...new Set(codes.flatMap((code) => spelled.get(code.toLowerCase()) ?? []))];
}

/**
 * The list that an address names (GLIST-11, GLIST-33). Invalid values are dropped.
 *
 * @param structure The platform's vendors; until they are known, every code is accepted.
 */
export function readList(search: URLSearchParams, page: ListPage, structure?: VendorsAnswer): ListState {
  const type = (search.get('type') ?? '').toUpperCase();
  const name = (search.get('q') ?? '').trim().slice(0, MAX_NAME);
  const shown = Math.max(1, Math.floor(readNumber(search.get('page'), MAX_PAGE)));
  const mode = modeNamed(type);
  if (mode) {
    const vendors = page.picksVendor ? readVendors(search, structure) : [];
    return { ...firstState(page), mode, page: shown, vendors, search: isOwnMode(mode) ? name : '' };
  }
  const named = (search.get('volatility') ?? '').split(',');
  const filter = {
    vendors: readVendors(search, structure),
    classify: type !== 'ALL' && CODE.test(type) ? type : '',
    minBet: readNumber(search.get('minBet'), 1_000_000),
    volatility: volatilities.filter((each) => named.includes(each)),
    minRtp: rtpSteps.find((step) => step === Number(search.get('rtp'))) ?? 0,
    isFree: search.get('freeplay') === '1',
    sort: listSorts.find((sort) => sort === search.get('sort')) ?? '',
  };
  const narrowed = modeOf(page, filter);
  const isPlain =
    narrowed === 'all' &&
    (name === '' || isOwnMode(page.mode)) &&
    type !== 'ALL' &&
    (page.picksVendor || filter.vendors.length === 0);
  return { ...filter, mode: isPlain ? page.mode : narrowed, search: name, page: shown };
}

function writeFilter(written: URLSearchParams, { vendors, minBet, volatility, minRtp, isFree, sort }: ListFilter) {
  if (vendors.length === 1) written.set('vassalage', vendors.join());
  if (vendors.length > 1) written.set('vendors', vendors.join());
  if (minBet > 0) written.set('minBet', String(minBet));
  if (volatility.length > 0) written.set('volatility', volatility.join());
  if (minRtp > 0) written.set('rtp', String(minRtp));
  if (isFree) written.set('freeplay', '1');
  if (sort !== '') written.set('sort', sort);
}

/** The query of a list's address. Defaults are left out. */
export function writeList(state: ListState, on: ListPage): URLSearchParams {
  const { mode, search, page, vendors, classify } = state;
  const written = new URLSearchParams();
  const names = { hot: 'HOT', fav: 'FAV', recent: 'RECENT', all: '', filter: classify } as const;
  // Words alone stand for a search of everything, but on a page of the player's own games.
  const isUsual = on.mode === 'all' || mode === 'filter' || (search !== '' && !isOwnMode(on.mode));
  const type = mode === on.mode ? '' : names[mode] || (isUsual ? '' : 'ALL');
  if (type !== '') written.set('type', type);
  if (mode === 'all' || mode === 'filter') writeFilter(written, state);
  else writeFilter(written, { ...noFilter, vendors });
  if (search !== '') written.set('q', search);
  if (page > 1) written.set('page', String(page));
  return written;
}

import { useMemo } from 'react';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { gameListParams } from '#src/features/games/gameReads.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import type { List } from './useList.ts';
import { type ListFilter, hasOwnFilter } from './listState.ts';
import type { PagedRead } from './pagedReads.ts';

type ListRequest = Pick<List, 'page' | 'type'> & {
  readonly filter: ListFilter;
  readonly search: string;
  readonly pageSize: number;
};

/** The platform files these categories under sports, so their list is one of sports with their vendors (GLIST-09, GLIST-35). */
function sportVendors(type: string | undefined, { esportsVendors, cockfightVendors }: Site['behaviour']['lobby']) {
  return { ESPORTS: esportsVendors, COCKFIGHT: cockfightVendors }[type ?? ''];
}

/** Query of a page of all games, as far as page and filters narrow them. */
export function catalogueParams(
  { page, type, filter, search, pageSize }: ListRequest,
  site: Site,
  language: Language,
  pageNo: number,
): Params {
  const ofSport = sportVendors(type, site.behaviour.lobby);
  const chosen = filter.vendors.length > 0 ? filter.vendors : (ofSport ?? []);
  const { volatility, minRtp, isFree } = filter;
  const params = gameListParams({
    merchantCode: site.merchantCode,
    language,
    gameType: ofSport ? 'SPORTS' : type,
    pageSize,
    pageNo,
    gameName: search,
    vendors: page.vendor === undefined ? chosen : [page.vendor],
    classify: filter.classify || (page.classify ?? ''),
    minBet: filter.minBet,
    sort: filter.sort,
  });
  if (!hasOwnFilter(filter)) return params;
  return {
    ...params,
    ...(volatility.length > 0 && { volatility: volatility.join() }),
    ...(minRtp > 0 && { minRtp }),
    ...(isFree && { freeplay: 1 }),
    facets: 1, // only an answer that has some was filtered by them
  };
}

/** How the pages of a list are read: all games, the player's favourites, or recent games. */
export function useListRead({ page, type, state }: List, pageSize: number): PagedRead {
  const { site } = useSite();
  const language = useListLanguage();
  const { mode, search, vendors, classify, minBet, volatility, minRtp, isFree, sort } = state;
  return useMemo((): PagedRead => {
    const own = { pageSize, language, ...(type === undefined ? {} : { gameType: type }) };
    const vendor = page.vendor ?? vendors.join();
    const narrow = (name: string) => (vendor === '' ? {} : { [name]: vendor });
    switch (mode) {
      case 'fav':
        return { call: 'favouriteList', paramsOf: (pageNo) => ({ ...own, ...narrow('vendor'), pageNo }) };
      case 'recent': {
        const narrowed = narrow(site.behaviour.platform.recentVendorField); // FAV-10
        return { call: 'recentList', paramsOf: (pageNo) => ({ ...own, ...narrowed, page: pageNo, clientType: 2 }) };
      }
      default: {
        const request = { page, type, search, pageSize, filter: { vendors, classify, minBet, volatility, minRtp, isFree, sort } };
        return { call: 'games', paramsOf: (pageNo) => catalogueParams(request, site, language, pageNo) };
      }
    }
  }, [site, language, page, type, mode, search, vendors, classify, minBet, volatility, minRtp, isFree, sort, pageSize]);
}

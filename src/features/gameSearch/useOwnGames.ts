import useSWR, { type SWRResponse } from 'swr';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { type PagedCall, type PagedRead, gamesOf } from './pagedReads.ts';

/** A limit, in case a platform's list never ends. */
const MAX_PAGES = 10;

/** All favourites, or all recent games, as one answer: changes of a list's cached answer change this one as well. */
export function useOwnGames({ call, paramsOf }: PagedRead): SWRResponse<CallAnswer<PagedCall>, ApiError> {
  const { http, mode } = useSite();
  const token = useSiteState((state) => state.session?.token);
  return useSWR<CallAnswer<PagedCall>, ApiError>(
    token === undefined && mode === 'live' ? null : [call, 'all', paramsOf(1), token],
    async () => {
      const first = await http.read(call, paramsOf(1));
      const games: Game[] = [...gamesOf(first)];
      for (let page = 2; page <= Math.min(first.totalPages, MAX_PAGES); page += 1)
        games.push(...gamesOf(await http.read(call, paramsOf(page))));
      return { ...first, totalPages: 1, ...('content' in first ? { content: games } : { list: games }) };
    },
  );
}

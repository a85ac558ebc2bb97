import type { GameCarouselProps } from '#src/blocks/GameCarousel/block.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { carouselParams, gameListParams, hotGamesParams, recentParams, vendorsParams } from './gameReads.ts';

/** Games that can be played come first, else in the platform's order: a rail does not begin with what cannot be tapped. */
const playableFirst = (games: readonly Game[]) =>
  [...games].sort((one, other) => Number(one.maintenance ?? false) - Number(other.maintenance ?? false));

/** Hot games that can be played, hottest first. */
export function useHotGames() {
  const minutes = useSite().site.behaviour.lobby.hotGamesMinutes;
  const username = useSiteState((state) => state.session?.userName);
  const { data, error, mutate } = useRead('hotGames', hotGamesParams(useListLanguage()), {
    // One answer for the whole visit, or for as long as the merchant has set (HOT-04).
    refreshMs: minutes * 60_000,
    ...(username === undefined ? {} : { aside: { username } }),
  });
  return { data: data?.filter(({ maintenance }) => maintenance !== true), error, mutate };
}

/** The platform's menu: categories, their vendors, how many games. */
export const useVendorStructure = () => useRead('vendors', vendorsParams(useSite().site));

function usePlayableFirst(params: Params) {
  const { data, error, mutate } = useRead('games', params);
  return { data: data && { games: playableFirst(data.games) }, error, mutate };
}

/** The first page of a category. */
export function useGameList(gameType: string, pageSize: number) {
  const language = useListLanguage();
  return usePlayableFirst(gameListParams({ merchantCode: useSite().site.merchantCode, language, gameType, pageSize }));
}

/** Games of a carousel. */
export function useCarouselGames(props: Pick<GameCarouselProps, 'games' | 'category' | 'count'>) {
  const language = useListLanguage();
  return usePlayableFirst(carouselParams({ merchantCode: useSite().site.merchantCode, language, ...props }));
}

/** The member's recent games, latest first (CALL-84). Guests have none. */
export function useRecentGames(pageSize: number) {
  const language = useListLanguage();
  return useRead('recentList', recentParams(language, pageSize));
}

/** Identity of a game across all lists. */
export const gameKey = ({ vassalage, gameId }: Game): string => `${vassalage}/${gameId}`;

import type { GameCarouselProps } from '#src/blocks/GameCarousel/block.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { carouselParams, gameListParams, hotGamesParams, recentParams, vendorsParams } from './gameReads.ts';

/** Hot games, hottest first. */
export function useHotGames() {
  const minutes = useSite().site.behaviour.lobby.hotGamesMinutes;
  const username = useSiteState((state) => state.session?.userName);
  return useRead('hotGames', hotGamesParams(useListLanguage()), {
    // One answer for the whole visit, or for as long as the merchant has set (HOT-04).
    refreshMs: minutes * 60_000,
    ...(username === undefined ? {} : { aside: { username } }),
  });
}

/** The platform's menu: categories, their vendors, how many games. */
export const useVendorStructure = () => useRead('vendors', vendorsParams(useSite().site));

/** The first page of a category. */
export function useGameList(gameType: string, pageSize: number) {
  const language = useListLanguage();
  return useRead('games', gameListParams({ merchantCode: useSite().site.merchantCode, language, gameType, pageSize }));
}

/** Games of a carousel. */
export function useCarouselGames(props: Pick<GameCarouselProps, 'games' | 'category' | 'count'>) {
  const language = useListLanguage();
  return useRead('games', carouselParams({ merchantCode: useSite().site.merchantCode, language, ...props }));
}

/** The member's recent games, latest first (CALL-84). Guests have none. */
export function useRecentGames(pageSize: number) {
  const language = useListLanguage();
  return useRead('recentList', recentParams(language, pageSize));
}

/** Identity of a game across all lists. */
export const gameKey = ({ vassalage, gameId }: Game): string => `${vassalage}/${gameId}`;

import type { DrawsAnswer, LotteryGame, LotteryMenuAnswer } from '#schemas/declare/platform/lottery.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { isHomePath, opensOverHome } from '#schemas/declare/pages/addresses.ts';
import { gridPageOf, listType } from '../gameSearch/listPages.ts';

/** Where draws are listed: home, or a page of lotteries of one type. */
export type DrawsPlace = 'home' | 'LOTT' | 'ELOTT';

/** Nothing for an address that is of other games. */
export function drawsPlaceOf(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  site: Pick<Site, 'behaviour'>,
): DrawsPlace | undefined {
  if (isHomePath(pathname) || opensOverHome(pathname)) return 'home';
  const type = listType(gridPageOf(pathname, site), searchParams);
  return type === 'LOTT' || type === 'ELOTT' ? type : undefined;
}

/** The call for the lotteries of a place (CALL-90, CALL-98). */
export const drawsCall = (place: DrawsPlace) => (place === 'home' ? 'lotteryPopular' : 'lotteryGames');

/** Lotteries with a draw, those of the page's own type first. */
export const sortDrawnFirst = (games: readonly LotteryGame[], place: DrawsPlace): LotteryGame[] =>
  games
    .filter(({ numero }) => numero !== undefined)
    .toSorted((a, b) => Number(b.gameType === place) - Number(a.gameType === place));

/** Lotteries with newer draws than they were listed with. */
export const withDraws = (games: readonly LotteryGame[], draws: DrawsAnswer): LotteryGame[] =>
  games.map((game) => {
    const numero = draws.find(({ gameId }) => gameId === game.gameId);
    return numero ? { ...game, numero } : game;
  });

export const isOfMenu = ({ vassalage, gameId }: LotteryGame, menu: LotteryMenuAnswer): boolean =>
  menu.some(({ games }) => games.some((game) => game.gameId === gameId && game.vassalage === vassalage));

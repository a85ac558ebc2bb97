import useSWR, { useSWRConfig } from 'swr';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { hotGamesParams } from '#src/features/games/gameReads.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useIsDrawnByServer } from '#src/ui/useIsDrawnByServer.ts';

type Games = CallAnswer<'hotGames'>;

/** Games of an answer with games, by its cache key. */
function gamesIn(key: string, answer: unknown): Games {
  if (answer === undefined) return [];
  if (key.startsWith('@"hotGames"')) return answer as Games; // as all calls of the key answer
  return key.startsWith('@"games"') ? (answer as CallAnswer<'games'>).games : [];
}

/** Pictures of a vendor's games in the answers that the page has: nothing is requested for them. */
export function useLoadedPictures(vassalage: string): string[] {
  const { cache, fallback } = useSWRConfig();
  // Asks for nothing, but draws again when other blocks have asked.
  const { data: hot = [] } = useSWR<Games>(['hotGames', hotGamesParams(useListLanguage())], null);
  const isDrawnByServer = useIsDrawnByServer();
  const loaded = Object.entries(fallback).flatMap(([key, answer]) => gamesIn(key, answer));
  // Other answers were not there when the server drew the page.
  const later = isDrawnByServer ? [] : [...hot, ...[...cache.keys()].flatMap((key) => gamesIn(key, cache.get(key)?.data))];
  const games = [...loaded, ...later].filter((game) => game.vassalage === vassalage && game.iconUrl !== '');
  return [...new Set(games.map(({ iconUrl }) => iconUrl))];
}

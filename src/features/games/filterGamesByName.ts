import { foldText } from '#schemas/base/text/foldText.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

/** The games whose name contains the searched words, in the given order; all of them for an empty search. */
export function filterGamesByName(games: readonly Game[], name: string): readonly Game[] {
  const wanted = foldText(name);
  return wanted === '' ? games : games.filter(({ gameName }) => foldText(gameName).includes(wanted));
}

import { foldText } from '#schemas/base/text/foldText.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';

/** The games whose name holds the words searched for, in their order; all of them for no words. */
export function gamesNamed(games: readonly Game[], name: string): readonly Game[] {
  const wanted = foldText(name);
  return wanted === '' ? games : games.filter(({ gameName }) => foldText(gameName).includes(wanted));
}

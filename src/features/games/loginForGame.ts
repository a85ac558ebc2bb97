import type { Location } from 'react-router-dom';
import { GAME_QUERY } from '#src/lib/gameQuery.ts';
import { isHomePath, paths } from '#schemas/declare/pages/addresses.ts';
import { type DialogState, onwardState, openedAt } from '#src/site/dialogState.ts';
import type { Launchable } from './Launchable.ts';
import { type PlaySettings, framedPath } from './framedPath.ts';
import { sheetSearch } from './useSheetPress.ts';

/**
 * State of the login that a guest's tap on a game leads to (LAUNCH-01): it ends at that game. One that is played inside the site opens; of any
 * other game the sheet does, because a window opens for a tap only, and the tap was on the login.
 */
export function loginForGame(game: Launchable, place: Location, play: PlaySettings): DialogState {
  if (game.selection !== undefined) return openedAt(place); // its odds may have changed: the player sees the coupon again
  const framed = framedPath(game, play);
  if (framed !== undefined) return onwardState(framed, place);
  // A vendor's lobby has no sheet, and an open sheet is restored by the way back itself.
  if (game.nodeId === undefined || new URLSearchParams(place.search).get(GAME_QUERY) === String(game.nodeId))
    return openedAt(place);
  const pathname = isHomePath(place.pathname) ? paths.home : place.pathname;
  return onwardState(pathname + sheetSearch(place.search, game.nodeId), place, true);
}

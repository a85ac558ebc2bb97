import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { GAME_QUERY } from '#src/lib/gameQuery.ts';
import { SHEET_STATE } from '#src/site/dialogState.ts';
import { useSite } from '#src/site/siteContext.ts';

/** The query of the page with the sheet of a game open. */
export const sheetSearch = (search: string, nodeId: number): string => {
  const query = new URLSearchParams(search);
  query.set(GAME_QUERY, String(nodeId));
  return `?${query.toString()}`;
};

/** Opens the sheet of a game, where the merchant wants that of a long press (CONST-07). */
export function useSheetPress({ nodeId }: Game): (() => void) | undefined {
  const { longPress } = useSite().site.behaviour.play;
  const navigate = useNavigate();
  const { search } = useLocation();
  return useMemo(
    () =>
      longPress === 'sheet' ? () => void navigate({ search: sheetSearch(search, nodeId) }, { state: SHEET_STATE }) : undefined,
    [longPress, navigate, search, nodeId],
  );
}

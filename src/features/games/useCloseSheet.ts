import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '#schemas/base/json/isObject.ts';
import { GAME_QUERY } from '#src/lib/gameQuery.ts';

/** Closes the sheet of a game: one step back if a tap opened it, else the same address without the game. */
export function useCloseSheet(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return useCallback(() => {
    if (isObject(state) && state['sheet'] === true) return void navigate(-1);
    const query = new URLSearchParams(search);
    query.delete(GAME_QUERY);
    void navigate({ search: query.toString() }, { replace: true });
  }, [navigate, search, state]);
}

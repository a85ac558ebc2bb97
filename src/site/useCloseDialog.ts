import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { SHEET_STATE, isOverHome, returnPathOf } from './dialogState.ts';
import { useSite } from './siteContext.ts';

/**
 * Closes the dialog of the current address. It leads to home, by a step back where the dialog was opened there (ROUTE-06); but a guest who has
 * logged in meanwhile returns to the page before.
 */
export function useCloseDialog(): () => void {
  const { store } = useSite();
  const navigate = useNavigate();
  // The router's state is that of `openedAt` or `replacementState`; any other state has none of their keys.
  const state: unknown = useLocation().state;
  const [cameAsGuest] = useState(() => store.getState().session === null);
  return useCallback(() => {
    const opened = isOverHome(state) ? state : undefined;
    const from = cameAsGuest && store.getState().session ? returnPathOf(state) : undefined;
    if (from !== undefined && !opened?.pushed) void navigate(from, { replace: true, state: opened?.sheet ? SHEET_STATE : null });
    else if (from !== undefined || (opened && !opened.elsewhere)) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }, [navigate, state, store, cameAsGuest]);
}

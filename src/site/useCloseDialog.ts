import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { isOverHome } from './dialogState.ts';

/** Closes the dialog of the current address: one step back when it lies over home, else to home (ROUTE-06). */
export function useCloseDialog(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(() => {
    if (isOverHome(state)) void navigate(-1);
    else void navigate(paths.home, { replace: true });
  }, [navigate, state]);
}

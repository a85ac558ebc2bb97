import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '#schemas/base/json/isObject.ts';

/** The router's key of an entry that nothing of this visit came before. */
const FIRST_ENTRY = 'default';

/**
 * Leaves a dialog or sheet over another page: one step back, or to `fallback` (replacing the entry) where that step would lead elsewhere.
 *
 * @param opener Goes back only if the entry's state names this opener; without it, from any page of the visit.
 */
export function useExit(fallback: string, opener?: string): () => void {
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const goesBack = opener === undefined ? key !== FIRST_ENTRY : isObject(state) && state['from'] === opener;
  return useCallback(
    () => void (goesBack ? navigate(-1) : navigate(fallback, { replace: true })),
    [navigate, goesBack, fallback],
  );
}

import { type MouseEvent, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isObject } from '#schemas/base/json/isObject.ts';

/** The router's key of an entry that it has not made itself. */
const FIRST_ENTRY = 'default';

/** Whether the router has no entry before this one. A replaced entry has a key of its own, but its place in the history stays. */
const isFirst = (key: string, state: unknown) => key === FIRST_ENTRY || (isObject(state) && state['idx'] === 0);

/** Whether one step back stays on this site. Without the player's code, links load whole documents. */
const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/**
 * What a link to home does at a press: one step back in history, to where the player was. On the first page of a visit, and without a script,
 * it leads home.
 */
export function useWayBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(
    (event) => {
      if (isFirst(key, history.state) && !cameFromHere()) return;
      event.preventDefault();
      void navigate(-1);
    },
    [navigate, key],
  );
}

import { useCallback, useEffect, useRef } from 'react';

/** Whether the caller is still mounted: an action may end after its page was closed. */
export function useIsShown(): () => boolean {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}

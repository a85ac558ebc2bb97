import { useCallback, useEffect, useRef } from 'react';

/** Whether the caller is still on the page: what it has begun may end after it was closed. */
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

import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';

/** The logo's tap: up to the beginning of home, and a moment later its address without a category (HEAD-05). */
export function useGoHome(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { logoHomeMs } = useSite().site.behaviour.timings;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    scrollTo(0, 0);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void navigate(paths.home, { replace: true }), logoHomeMs);
  };
}

import { useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isHomePath } from '#schemas/declare/pages/addresses.ts';
import { SwipedAway } from './SwipedAway.ts';

/** A swipe that leads back begins this near the edge, in px. */
const EDGE_PX = 24;
/** And leads back when it is this long (ROUTE-10). */
const BACK_SWIPE_PX = 100;

interface Start {
  readonly x: number;
  readonly y: number;
}

/** Where a touch begins that may become a swipe back: at the edge that reading starts from, and not in a dialog. */
function startOf({ touches, target }: TouchEvent): Start | undefined {
  const [touch, second] = touches;
  if (!touch || second || (target instanceof Element && target.closest('dialog, [popover]'))) return undefined;
  const fromEdge = document.documentElement.dir === 'rtl' ? innerWidth - touch.clientX : touch.clientX;
  return fromEdge <= EDGE_PX ? { x: touch.clientX, y: touch.clientY } : undefined;
}

/** How far the finger has moved into the page, in px; undefined for a vertical movement. */
function wayOf(start: Start, { changedTouches: [touch] }: TouchEvent): number {
  if (!touch) return 0;
  const inward = (touch.clientX - start.x) * (document.documentElement.dir === 'rtl' ? -1 : 1);
  return inward > Math.abs(touch.clientY - start.y) ? inward : 0;
}

/** Goes a step back when a swipe from the edge is long enough. A swipe that the browser itself takes cancels the touch. */
export function useBackSwipe(): void {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const swipedAway = useContext(SwipedAway);

  useEffect(() => {
    if (isHomePath(pathname)) return undefined;
    let start: Start | undefined;
    const begin = (event: TouchEvent) => {
      start = startOf(event);
    };
    const cancel = () => {
      start = undefined;
    };
    const end = (event: TouchEvent) => {
      if (!start || wayOf(start, event) < BACK_SWIPE_PX) return;
      swipedAway(key);
      void navigate(-1);
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchcancel', cancel);
    document.addEventListener('touchend', end);
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchcancel', cancel);
      document.removeEventListener('touchend', end);
    };
  }, [navigate, key, pathname, swipedAway]);
}

import { type PointerEvent, useRef } from 'react';
import { SWIPE_PX } from '../swipePx.ts';

/** From this width on a dialog is a card and no sheet; Dialog.module.css has the same. */
const CARD = '(min-width: 560px)';

/** Event handlers for a sheet's header that close the sheet by a swipe down (CONST-04). */
export function useSheetSwipe(onClose: () => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      // A second finger makes it something else.
      start.current = pointerType === 'touch' && isPrimary && !matchMedia(CARD).matches ? { x, y } : undefined;
    },
    onPointerCancel() {
      start.current = undefined;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const down = clientY - from.y;
      if (down >= SWIPE_PX && down > Math.abs(clientX - from.x)) onClose();
    },
  };
}

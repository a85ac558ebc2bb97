import { type PointerEvent, useMemo, useRef } from 'react';

/** A finger that moves further scrolls, in px. */
const SLIP_PX = 10;
/** Held this long, a press is a long one (CONST-03). */
const LONG_PRESS_MS = 370;

/**
 * Handlers that recognise a long press. The click at its end is swallowed; the phone's own menu does not open.
 *
 * @param onLongPress Undefined where a long press has no effect: then no listeners are added.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const press = useRef<{ timer: number; x: number; y: number; wasLong: boolean }>(undefined);
  return useMemo(() => {
    if (!onLongPress) return {};
    const cancel = () => clearTimeout(press.current?.timer);
    return {
      onPointerDown({ clientX: x, clientY: y, button }: PointerEvent) {
        if (button !== 0) return;
        const timer = window.setTimeout(() => {
          if (press.current) press.current.wasLong = true;
          onLongPress();
        }, LONG_PRESS_MS);
        press.current = { timer, x, y, wasLong: false };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x, y } = press.current ?? { x: clientX, y: clientY };
        if (Math.hypot(clientX - x, clientY - y) > SLIP_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onContextMenu(event: { preventDefault(): void }) {
        if (press.current?.wasLong) event.preventDefault();
      },
      onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
        if (!press.current?.wasLong) return;
        press.current.wasLong = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, [onLongPress]);
}

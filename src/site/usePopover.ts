import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import { useSite } from './siteContext.ts';

interface PopoverMenu {
  readonly ref: RefObject<HTMLElement | null>;
  /** For clicks inside the menu: following one of its links closes it. */
  readonly onClick: (event: MouseEvent) => void;
}

/** Connects a native popover to the overlays of the page: it opens without scripts, and opening it still closes other overlays (ROUTE-12). */
export function usePopover(name: Overlay): PopoverMenu {
  const { store } = useSite();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const { openOverlay, closeOverlay } = store.getState();
    const isOpen = () => menu.matches(':popover-open');
    const onToggle = (event: Event) => {
      if (event.target !== menu) return;
      if ((event as ToggleEvent).newState === 'open') openOverlay(name); // the type of a popover's `toggle` event
      else closeOverlay(name);
    };
    menu.addEventListener('toggle', onToggle);
    const unsubscribe = store.subscribe(({ overlay }, { overlay: before }) => {
      if (overlay === before) return;
      if (overlay === name && !isOpen()) menu.showPopover();
      if (overlay !== name && isOpen()) menu.hidePopover();
    });
    // The visitor may have opened it, or asked for it, before this code was loaded.
    if (isOpen()) openOverlay(name);
    else if (store.getState().overlay === name) menu.showPopover();
    return () => {
      menu.removeEventListener('toggle', onToggle);
      unsubscribe();
      closeOverlay(name);
    };
  }, [name, store]);

  const onClick = useCallback(
    ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) ref.current?.hidePopover();
    },
    [ref],
  );
  return { ref, onClick };
}

import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Overlay } from '#schemas/declare/pages/overlays.ts';
import { useSite } from './siteContext.ts';

interface PopoverMenu {
  readonly ref: RefObject<HTMLElement | null>;
  /** Whether it has been open: what a closed menu shows need not be in the page before. */
  readonly wasOpened: boolean;
  /** For clicks inside the menu: following one of its links closes it. */
  readonly onClick: (event: MouseEvent) => void;
}

/** Connects a native popover to the overlays of the page: it opens without scripts, and opening it still closes other overlays (ROUTE-12). */
export function usePopover(name: Overlay): PopoverMenu {
  const { store } = useSite();
  const ref = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const { openOverlay, closeOverlay } = store.getState();
    const isOpen = () => menu.matches(':popover-open');
    const willOpen = (event: Event) => event.target === menu && (event as ToggleEvent).newState === 'open'; // the type of a popover's events
    const beforeToggle = (event: Event) => {
      if (willOpen(event)) setWasOpened(true); // so that its first frame is complete
    };
    const onToggle = (event: Event) => {
      if (event.target !== menu) return;
      if (!willOpen(event)) return closeOverlay(name);
      setWasOpened(true); // a browser's substitute for popovers may send this event only
      openOverlay(name);
    };
    menu.addEventListener('beforetoggle', beforeToggle);
    menu.addEventListener('toggle', onToggle);
    const unsubscribe = store.subscribe(({ overlay }, { overlay: before }) => {
      if (overlay === before) return;
      if (overlay === name && !isOpen()) menu.showPopover();
      if (overlay !== name && isOpen()) menu.hidePopover();
    });
    // The visitor may have opened it, or asked for it, before this code was loaded.
    if (isOpen()) {
      setWasOpened(true);
      openOverlay(name);
    } else if (store.getState().overlay === name) menu.showPopover();
    return () => {
      menu.removeEventListener('beforetoggle', beforeToggle);
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
  return { ref, wasOpened, onClick };
}

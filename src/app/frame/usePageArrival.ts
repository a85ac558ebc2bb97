import { type RefObject, useCallback, useRef } from 'react';
import { useSite } from '#src/site/siteContext.ts';
import { topDialog } from '#src/ui/Dialog/openDialogs.ts';
import { mayTakeFocus } from '#src/ui/mayTakeFocus.ts';

interface Arrival {
  readonly page: string;
  readonly hasSession: boolean;
}

/** Moves the focus to the page's heading, without scrolling: keyboard navigation continues there. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Announces every navigation to users who do not see the page, as browsers do for a new document: the focus, which would be lost with the old
 * page, moves to the new heading, and the title is announced. A dialog takes the focus by itself and returns it to its opener, except after a
 * login, which is another page.
 *
 * @returns The live region, which must be in the page before any navigation, and the callback that each page calls with its name once it is
 * rendered.
 */
export function usePageArrival(): {
  readonly status: RefObject<HTMLParagraphElement | null>;
  readonly arriveAt: (page: string) => void;
} {
  const { store } = useSite();
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useRef<Arrival>(undefined);
  const arriveAt = useCallback(
    (page: string) => {
      const left = shown.current;
      const hasSession = store.getState().session !== null;
      shown.current = { page, hasSession };
      if (!left || left.page === page) return;
      // Later: then the title is that of the page, and a dialog that was closed has given the focus back.
      setTimeout(() => {
        if (topDialog() !== undefined) return;
        const isLost = document.activeElement === document.body || left.hasSession !== hasSession;
        if (isLost && mayTakeFocus()) focusHeading();
        if (status.current) status.current.textContent = document.title;
      });
    },
    [store],
  );
  return { status, arriveAt };
}

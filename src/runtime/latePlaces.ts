import { holdPlace, isWaiting, wakePart } from '#src/lib/lateParts.ts';

/** How near the screen a part comes before its code is loaded. */
const REACH = '64px';

/**
 * Wakes the part that was drawn in `place` when it comes near the screen or is opened. Returns how to stop watching, to be
 * called when the place was taken over or is gone.
 */
export function watchPlace(place: HTMLElement, part: string): () => void {
  if (!isWaiting(part)) return () => undefined;
  place.dataset['late'] = part;
  const release = holdPlace(part);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void wakePart(part);
    },
    { rootMargin: REACH },
  );
  // The place itself has no box.
  for (const drawn of place.children) observer.observe(drawn);
  return () => {
    observer.disconnect();
    delete place.dataset['late'];
    release();
    // Without the server's HTML there is nothing left to wait with.
    void wakePart(part);
  };
}

/** A tap on a button of a part that waits is repeated once the part is alive. Links work meanwhile. */
export function holdTapsOfLateParts(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button:not([popovertarget])') : null;
      const part = button?.closest<HTMLElement>('[data-late]')?.dataset['late'];
      if (!button || part === undefined || !isWaiting(part)) return;
      event.preventDefault();
      event.stopPropagation();
      void wakePart(part).then(() => button.isConnected && button.click());
    },
    { capture: true },
  );
}

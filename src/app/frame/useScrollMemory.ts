import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sessionStore } from '#src/lib/browserStorage.ts';

/** The first history entry of every document has the same key, `default`: its address tells them apart. */
const keyOf = ({ key, pathname, search }: Location) => `scroll ${key === 'default' ? pathname + search : key}`;

/** Whether the document was opened by its address, not reloaded or returned to. */
const isOpened = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Events that precede another page. */
const LEAVING = ['click', 'popstate', 'pagehide', 'scrollend'] as const;

/** How long a page that is still growing is waited for. */
const PATIENCE_MS = 4000;

/** Scrolls as far down as the page allows; whether that was far enough. */
function reach(top: number): boolean {
  scrollTo({ top, behavior: 'instant' });
  return scrollY >= top - 1;
}

/** Scrolls to a place as soon as the page is long enough for it, unless the player takes over. Returns how to give up. */
function reachLater(top: number): () => void {
  if (reach(top)) return () => undefined;
  const end = new AbortController();
  const observer = new ResizeObserver(() => reach(top) && end.abort());
  end.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.documentElement);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, () => end.abort(), { once: true, passive: true, signal: end.signal });
  const timer = setTimeout(() => end.abort(), PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

/**
 * Stores the scroll position of every history entry and restores it on the way back and after a reload, also where the page has to load first. A
 * new page, or one that is opened by its address, begins at its top; the same page with another query stays where it is.
 *
 * @param page Name of the visible page; a change of the name is a change of the page.
 */
export function useScrollMemory(page: string): void {
  const location = useLocation();
  const how = useNavigationType();
  const shown = useRef<{ readonly page: string; readonly location: Location }>(undefined);

  useEffect(() => {
    const set = (restoration: ScrollRestoration) => () => {
      history.scrollRestoration = restoration;
    };
    // Where a whole page is loaded the browser does it, before the page is hydrated.
    const [take, give] = [set('manual'), set('auto')];
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', give);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', give);
      give();
    };
  }, []);

  useEffect(() => {
    // The entry whose page is rendered: the scroll position of the next entry must not be stored as its own.
    const store = () => {
      if (shown.current) sessionStore.set(keyOf(shown.current.location), String(Math.round(scrollY)));
    };
    // A tap comes before the page that it leads to, and so does the step back.
    for (const type of LEAVING) addEventListener(type, store, { capture: true });
    return () => {
      for (const type of LEAVING) removeEventListener(type, store, { capture: true });
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { page, location };
    const stored = Number(sessionStore.get(keyOf(location)) ?? 0);
    if (!before) return !isOpened() && document.querySelector('[data-needs-player]') ? reachLater(stored) : undefined;
    if (before.page === page) return undefined;
    if (how === NavigationType.Pop) return reachLater(stored);
    scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [location, page, how]);
}

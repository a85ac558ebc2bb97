import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionStore } from '#src/lib/browserStorage.ts';

/** More are not brought back: each is asked for. */
const MOST_KEPT = 20;

const keyOf = (entry: string) => `pages ${entry}`;

function keptPages(entry: string, list: string): number {
  const [pages = '', ...named] = sessionStore.get(keyOf(entry))?.split(' ') ?? [];
  return named.join(' ') === list && /^\d{1,3}$/.test(pages) ? Math.min(Number(pages), MOST_KEPT) : 1;
}

/**
 * How many pages of a list are shown. The entry of the history keeps it: on the way back and after a reload as many are there
 * again, so that one comes back to where one was. For lists that only the browser draws.
 *
 * @param list Which list it is; another one begins with its first page.
 */
export function useShownPages(list: string): readonly [pages: number, show: (pages: number) => void] {
  const { key } = useLocation();
  const [pages, setPages] = useState(() => keptPages(key, list));
  const show = (next: number) => {
    setPages(next);
    sessionStore.set(keyOf(key), `${next} ${list}`);
  };
  return [pages, show];
}

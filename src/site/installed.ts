import { useSyncExternalStore } from 'react';

/** Opened from the home screen, without the browser's bars. */
const STANDALONE = '(display-mode: standalone)';

/** Whether this page runs as an installed app. Only the browser knows. */
export const isInstalled = (): boolean => matchMedia(STANDALONE).matches;

function onChange(listener: () => void): () => void {
  const query = matchMedia(STANDALONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The same, for what is drawn: the server and a page that has just begun take it for a page in a browser. */
export const useIsInstalled = (): boolean => useSyncExternalStore(onChange, isInstalled, () => false);

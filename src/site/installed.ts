import { useSyncExternalStore } from 'react';
import { STARTED_BY_MANIFEST, START_QUERY } from '#schemas/declare/pages/addresses.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/** Opened from the home screen, without the browser's bars. */
const STANDALONE = '(display-mode: standalone)';

/** Whether this page runs as an installed app. Only the browser knows. */
export const isInstalled = (): boolean => matchMedia(STANDALONE).matches;

/** Flag that a start from the home screen of iOS leaves (DL-02, DL-11). */
export const WEBCLIP_KEY = 'WEBCLIP';

/**
 * Stores whether this window was opened by a web clip: from the home screen of iOS, but not by the manifest, whose start address names it. Only
 * the first page of the window knows.
 */
export function storeWebClip(): void {
  const isHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  if (!isHomeScreen || history.length > 1) return;
  if (new URLSearchParams(location.search).get(START_QUERY) === STARTED_BY_MANIFEST) localStore.remove(WEBCLIP_KEY);
  else localStore.set(WEBCLIP_KEY, '1');
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(STANDALONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The same for rendering: on the server and until hydration the page counts as not installed. */
export const useIsInstalled = (): boolean => useSyncExternalStore(onChange, isInstalled, () => false);

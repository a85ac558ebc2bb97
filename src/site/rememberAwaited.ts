import { type WorkerMessage, forgetCachedPages } from '#src/lib/cachedPages.ts';
import { noteOf } from '#schemas/release/resolve/visitorChoice.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { hasPlayedBefore } from './hasPlayedBefore.ts';
import type { SiteState, SiteStore } from './siteStore.ts';

const YEAR_S = 365 * 24 * 60 * 60;
const NOTE = /(?:^|; )visitor=([^;]*)/;

const KEEP_HOME: WorkerMessage = { type: 'home' };

/** Removes the cached pages, which were drawn for somebody else, and has the worker cache the lobby anew: it is there without a network. */
async function renewCachedPages(): Promise<void> {
  await forgetCachedPages();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window: it takes no origin
  navigator.serviceWorker?.controller?.postMessage(KEEP_HOME);
}

function write(note: string): void {
  if (note === (NOTE.exec(document.cookie)?.[1] ?? '')) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `visitor=${note}; path=/; max-age=${note === '' ? -1 : YEAR_S}; samesite=lax${secure}`;
  renewCachedPages().catch((error: unknown) => console.error('Cached pages could not be renewed.', error));
}

/**
 * Stores the customer type of the session in the cookie `visitor`, which the server renders the next page by, and removes the cookie when there is
 * no session. Follows the session until the returned function is called.
 */
export function rememberAwaited(site: Site, store: SiteStore): () => void {
  function note(state: SiteState) {
    if (!state.isSessionRead) return;
    const { session } = state;
    write(session ? noteOf({ type: session.type, hasPlayed: hasPlayedBefore(state) }, site) : '');
  }
  note(store.getState());
  return store.subscribe(note);
}

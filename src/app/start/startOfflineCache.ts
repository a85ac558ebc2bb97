import type { WorkerMessage } from '#src/lib/cachedPages.ts';
import { scriptAddress } from '#src/lib/scriptAddress.ts';

/** The worker's file is at the top, so that it serves every page. */
const WORKER = '/sw.js';
/** How often a page that stays open asks for a newer build. */
const ASK_EVERY_MS = 60 * 60 * 1000;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window: it takes no origin
const say = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/**
 * Has the worker cache the build's files that the page requested before the worker served it: those already loaded, and later ones as they
 * arrive.
 */
function keepFiles(worker: ServiceWorker | null): void {
  new PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter((entry) => !('workerStart' in entry && entry.workerStart)) // the worker has cached these itself
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname);
    if (addresses.length > 0) say(worker, { type: 'keep', addresses });
  }).observe({ type: 'resource', buffered: true });
}

/**
 * Calls back once the worker of a newer build serves the site, so that loading the page again brings that build. Not before: Chromium keeps the older
 * worker if a request arrives while it stops, such as that for the code of the offer. A page without an older worker has nothing to update.
 */
function watchUpdates(registration: ServiceWorkerRegistration, onNewer: () => void): void {
  const watch = () => {
    const next = registration.installing ?? registration.waiting;
    const { controller } = navigator.serviceWorker;
    // WebKit may still list the first worker as waiting when it already serves the page.
    if (!next || !controller || next === controller) return;
    next.addEventListener('statechange', () => void (next.state === 'activated' && onNewer()));
  };
  watch();
  registration.addEventListener('updatefound', watch);
}

/**
 * Registers the worker that serves the site without a network.
 *
 * @param onUpdate Called when a newer build is there; its argument loads the page again, which is then of that build.
 */
export async function startOfflineCache(onUpdate: (takeUpdate: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(scriptAddress(WORKER), {
    updateViaCache: 'none',
  });
  if (!registration) return; // a browser whose policy forbids workers may resolve without a registration
  watchUpdates(registration, () => onUpdate(() => location.reload()));
  const { active } = await serviceWorker.ready;
  keepFiles(active);
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < ASK_EVERY_MS) return;
    checkedAt = performance.now();
    registration.update().catch((error: unknown) => console.error('No newer build could be asked for.', error));
  });
}

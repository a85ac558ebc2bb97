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

/** Calls back as soon as the worker of a newer build waits to take over. */
function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: () => void): void {
  const offer = () => {
    const { waiting } = registration;
    const { controller } = navigator.serviceWorker;
    // A page without an older worker has nothing to update. WebKit may still list the first worker as waiting when it already serves the page.
    if (waiting && controller && waiting !== controller) onWaiting();
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/**
 * Lets the worker that waits now serve the site, and reloads the page once it does. The offered worker may have been replaced by a newer one.
 */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  // It serves the site already, because another tab has let it: no change of workers will follow.
  if (waiting === null || waiting === serviceWorker.controller) return location.reload();
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  say(waiting, { type: 'activate' });
}

/**
 * Registers the worker that serves the site without a network.
 *
 * @param onUpdate Called when a newer build waits; its argument activates that build and reloads the page.
 */
export async function startOfflineCache(onUpdate: (takeUpdate: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(scriptAddress(WORKER), {
    updateViaCache: 'none',
  });
  if (!registration) return; // a browser whose policy forbids workers may resolve without a registration
  watchUpdates(registration, () => onUpdate(() => takeOver(registration)));
  const { active } = await serviceWorker.ready;
  keepFiles(active);
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - checkedAt < ASK_EVERY_MS) return;
    checkedAt = performance.now();
    registration.update().catch((error: unknown) => console.error('No newer build could be asked for.', error));
  });
}

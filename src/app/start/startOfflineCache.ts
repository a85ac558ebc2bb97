import type { WorkerMessage } from '#src/lib/cachedPages.ts';
import { scriptAddress } from '#src/lib/scriptAddress.ts';

/** The worker's file stands at the top, so that it serves every page. */
const WORKER = '/sw.js';
/** How often a page that stays open asks for a newer build. */
const ASK_EVERY_MS = 60 * 60 * 1000;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it takes no origin
const say = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/** Files of the build that were loaded before there was a worker to cache them. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Calls back with the worker of a newer build, as soon as it waits to take over. */
function watchUpdates(registration: ServiceWorkerRegistration, onWaiting: (worker: ServiceWorker) => void): void {
  const { serviceWorker } = navigator;
  if (registration.waiting && serviceWorker.controller) onWaiting(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed' && serviceWorker.controller) onWaiting(next);
    });
  });
}

/**
 * Registers the worker that serves the site without a network.
 *
 * @param onUpdate A newer build waits; calling what it gets takes it over and loads the page anew.
 */
export async function startOfflineCache(onUpdate: (takeOver: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(scriptAddress(WORKER), {
    updateViaCache: 'none',
  });
  if (!registration) return; // a browser whose owner allows no workers may say yes and do nothing
  watchUpdates(registration, (worker) =>
    onUpdate(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      say(worker, { type: 'activate' });
    }),
  );
  const { active } = await serviceWorker.ready;
  say(active, { type: 'keep', addresses: loadedFiles() });
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < ASK_EVERY_MS) return;
    asked = performance.now();
    registration.update().catch((error: unknown) => console.error('No newer build could be asked for.', error));
  });
}

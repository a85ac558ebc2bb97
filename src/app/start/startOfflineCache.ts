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
  const offer = () => {
    const { waiting } = registration;
    const { controller } = navigator.serviceWorker;
    // A page without an older worker has nothing to update. WebKit may still list the first worker as waiting when it already serves the page.
    if (waiting && controller && waiting !== controller) onWaiting(waiting);
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Lets a waiting worker serve the site, and loads the page anew once it does. */
function takeOver(worker: ServiceWorker): void {
  const { serviceWorker } = navigator;
  // Another tab has let it take over before, so no change of workers will follow.
  if (serviceWorker.controller === worker) return location.reload();
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  say(worker, { type: 'activate' });
}

/**
 * Registers the worker that serves the site without a network.
 *
 * @param onUpdate A newer build waits; calling what it gets takes it over and loads the page anew.
 */
export async function startOfflineCache(onUpdate: (takeUpdate: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  const registration: ServiceWorkerRegistration | undefined = await serviceWorker.register(scriptAddress(WORKER), {
    updateViaCache: 'none',
  });
  if (!registration) return; // a browser whose owner allows no workers may say yes and do nothing
  watchUpdates(registration, (worker) => onUpdate(() => takeOver(worker)));
  const { active } = await serviceWorker.ready;
  say(active, { type: 'keep', addresses: loadedFiles() });
  let asked = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - asked < ASK_EVERY_MS) return;
    asked = performance.now();
    registration.update().catch((error: unknown) => console.error('No newer build could be asked for.', error));
  });
}

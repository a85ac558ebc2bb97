/**
 * Makes the site usable without a network. Cached are visited pages, the build's files, pictures, and public answers. Nothing of a session is
 * ever cached, nor an answer of a proxy or another site in our place.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isObject } from '#schemas/base/json/isObject.ts';
import { sharedCalls } from '#schemas/generated/sharedCalls.js';
import type { WorkerMessage } from '#src/lib/cachedPages.ts';
import { FILES, cacheFiles, deleteUnverifiedFiles, onlyAnswers, onlyOwnFiles, onlyPictures } from './files.ts';
import { answerPage, forgetOlderPages, isChoice, isPage, cacheHome, forwardChoice } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

const DAY_S = 24 * 60 * 60;
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY_S, purgeOnQuotaError: true });

/** Addresses of reads with public answers. An answer that names a member is not cached: it belongs to a session. */
const offlinePaths = new Set(Object.values(sharedCalls).flatMap(({ offline, path }) => (offline ? [path] : [])));

registerRoute(({ request, url }) => isPage(request, url) && isChoice(url), forwardChoice);
registerRoute(({ request, url }) => isPage(request, url), answerPage);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: FILES, plugins: [onlyOwnFiles, atMost(160, 60)] }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:art|brand)\//.test(url.pathname),
  // A browser always sends the same headers for pictures.
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    matchOptions: { ignoreVary: true },
    plugins: [onlyPictures, atMost(300, 30)],
  }),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && offlinePaths.has(url.pathname) && !url.searchParams.has('username'),
  new NetworkFirst({ cacheName: 'answers', networkTimeoutSeconds: 5, plugins: [onlyAnswers, atMost(80, 7)] }),
);

// The files of older pages stay cached, so a newer worker may serve them from the start: only the page itself waits for the player.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(cacheHome());
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOlderPages(), deleteUnverifiedFiles(), self.clients.claim()])),
);

/** Our own pages sent it: a worker gets messages from no other page. Those of an older build may send types that are not known any more. */
const isMessage = (data: unknown): data is WorkerMessage =>
  isObject(data) && (data['type'] === 'home' || data['type'] === 'keep');

self.addEventListener('message', (event) => {
  const { data } = event;
  if (isMessage(data)) event.waitUntil(data.type === 'home' ? cacheHome() : cacheFiles(data.addresses));
});

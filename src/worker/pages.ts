import { HOME_PATH } from '#schemas/earlyPaths.ts';
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { cacheFiles } from './files.ts';
import { PAGE_CACHE_PREFIX, forgetCachedPages } from '#src/lib/cachedPages.ts';

/** Mark of the build that this worker came with. */
declare const __BUILD__: string;

const PAGES = `${PAGE_CACHE_PREFIX}${__BUILD__}`;
const expiration = new CacheExpiration(PAGES, { maxEntries: 30 });

/** Addresses of the host that are no pages of the player. */
const OTHERS = /^\/(?:preview|sandbox|site|wps|lgw|assets|art|brand|healthz|readyz)(?:\/|$)/;
/** Files at the root, such as `/robots.txt`, which are no pages either. */
const ROOT_FILE = /^\/[^/]+\.[a-z]+$/;
/** Queries of pages that are for one moment or one visitor. */
const PRIVATE = ['preview', 'share', 'token', 'code', 'state'];

export const isPage = (request: Request, { origin, pathname, searchParams }: URL): boolean =>
  request.mode === 'navigate' &&
  origin === location.origin &&
  !OTHERS.test(pathname) &&
  !ROOT_FILE.test(pathname) &&
  !PRIVATE.some((name) => searchParams.has(name));

/** A choice that the server stores in a cookie: pages are drawn by it. */
export const isChoice = ({ searchParams }: URL): boolean => ['lang', 'theme', 'age'].some((name) => searchParams.has(name));

export async function passChoice({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  await forgetCachedPages();
  return fetch(request);
}

/** Pages for everybody, complete, as they are at their address. */
const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !(response.headers.get('cache-control') ?? 'no-store').includes('no-store');

/** What a page names that it cannot do without: its style sheet and its release. */
const NAMED = /<link rel="stylesheet" href="([^"]+)"|"release":"([^"]+)"/g;

/** Caches the files that a page names. An open page loads them itself, so a failure only affects the next visit without a network. */
async function cacheNamedFiles(page: Response): Promise<void> {
  const named = [...(await page.text()).matchAll(NAMED)].flatMap(([, sheet, release]) => sheet ?? release ?? []);
  await cacheFiles(named).catch(() => undefined);
}

/** @param cache Opened before the page is asked for: one that a choice has removed meanwhile takes the older page with it. */
async function fetchPage(request: Request, key: string, cache: Cache, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request);
  if (isCacheable(response)) {
    event.waitUntil(cacheNamedFiles(response.clone()));
    await cache.put(key, response.clone());
    await expiration.updateTimestamp(key);
    await expiration.expireEntries();
  } else if (response.type !== 'opaqueredirect') {
    await cache.delete(key); // closed since: the next visit must not show it
  }
  return response;
}

/**
 * A page that was seen is shown at once and fetched again for the next visit; a page that is open learns of a newer release by itself.
 * Without a network an unknown page leads to the lobby.
 */
export async function answerPage({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const address = new URL(url);
  address.searchParams.delete('src');
  const cache = await caches.open(PAGES);
  const cached = await cache.match(address.href);
  const fresh = fetchPage(request, address.href, cache, event);
  if (cached) {
    event.waitUntil(fresh.catch(() => undefined)); // offline: the next visit tries again
    return cached;
  }
  try {
    return await fresh;
  } catch (error) {
    if (address.pathname !== HOME_PATH && (await cache.match(HOME_PATH))) return Response.redirect(HOME_PATH);
    throw error;
  }
}

/** The lobby is there from the start, for addresses that were not seen. */
export async function cacheHome(): Promise<void> {
  const cache = await caches.open(PAGES); // before the page is asked for, as above
  const response = await fetch(HOME_PATH);
  if (!isCacheable(response)) return;
  await Promise.all([cacheNamedFiles(response.clone()), cache.put(new URL(HOME_PATH, location.origin).href, response)]);
}

export async function forgetOlderPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PAGE_CACHE_PREFIX) && name !== PAGES).map((name) => caches.delete(name)),
  );
}

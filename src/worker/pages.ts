import { HOME_PATH } from '#schemas/declare/names/earlyPaths.ts';
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { cacheFiles } from './files.ts';
import { PAGE_CACHE_PREFIX, forgetCachedPages } from '#src/lib/cachedPages.ts';
import { type OwnPage, readOwnPage } from './ownPage.ts';

/** Mark of the build that this worker came with. */
declare const __BUILD__: string;

const PAGES = `${PAGE_CACHE_PREFIX}${__BUILD__}`;
const expiration = new CacheExpiration(PAGES, { maxEntries: 30 });

/** Addresses of the host that are not pages of the player. */
const OTHERS = /^\/(?:preview|sandbox|site|wps|lgw|assets|art|brand|healthz|readyz)(?:\/|$)/;
/** Files at the root, such as `/robots.txt`, which are not pages either. */
const ROOT_FILE = /^\/[^/]+\.[a-z]+$/;
/** Query parameters of pages that are for one moment or one visitor. */
const PRIVATE = ['preview', 'share', 'token', 'code', 'state'];

export const isPage = (request: Request, { origin, pathname, searchParams }: URL): boolean =>
  request.mode === 'navigate' &&
  origin === location.origin &&
  !OTHERS.test(pathname) &&
  !ROOT_FILE.test(pathname) &&
  !PRIVATE.some((name) => searchParams.has(name));

/** A choice that the server stores in a cookie: pages are drawn by it. */
export const isChoice = ({ searchParams }: URL): boolean => ['lang', 'theme', 'age'].some((name) => searchParams.has(name));

export async function forwardChoice({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  await forgetCachedPages();
  return fetch(request);
}

/** Public, complete pages, served at their own address. */
const isForAll = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && !(headers.get('cache-control') ?? 'no-store').includes('no-store');

/** The file that a page needs to be displayed: its style sheet. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;

/** Caches the files that a page names. An open page loads them itself, so a failure only affects the next visit without a network. */
async function cacheNamedFiles({ html, boot }: OwnPage): Promise<void> {
  const sheets = [...html.matchAll(SHEET)].flatMap(([, sheet]) => sheet ?? []);
  await cacheFiles(typeof boot.release === 'string' ? [...sheets, boot.release] : sheets).catch(() => undefined);
}

/** The merchant whose lobby is cached. */
async function cachedMerchant(cache: Cache): Promise<string | undefined> {
  const lobby = await cache.match(HOME_PATH);
  return lobby && (await readOwnPage(lobby))?.boot.merchantCode;
}

/**
 * Caches a page that has just arrived. Foreign pages change nothing: a proxy answers in our place while we cannot be reached. Nor do pages of
 * another merchant: an open page notices by itself that its host has another merchant (src/runtime/source/applySite.ts).
 *
 * @param cache Opened before the page was requested: if a choice has deleted the cache meanwhile, the outdated page is dropped with it.
 */
async function takePage(response: Response, key: string, cache: Cache): Promise<void> {
  const page = await readOwnPage(response.clone());
  if (page === undefined) return;
  const { gate, draft, merchantCode } = page.boot;
  if (gate !== 'open' || draft !== undefined) return void (await cache.delete(key)); // the cached page must not be shown at the next visit
  if (!isForAll(response)) return; // the platform did not answer all of it: the older page is better
  if (![undefined, merchantCode].includes(await cachedMerchant(cache))) return;
  await cache.put(key, response);
  await cacheNamedFiles(page);
  await expiration.updateTimestamp(key);
  await expiration.expireEntries();
}

async function fetchPage(request: Request, key: string, cache: Cache, event: ExtendableEvent): Promise<Response> {
  const response = await fetch(request);
  event.waitUntil(takePage(response.clone(), key, cache));
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

/** The lobby is there from the start, for addresses that were not seen. The browser's own cache may still answer with that of an older build. */
export async function cacheHome(): Promise<void> {
  const cache = await caches.open(PAGES); // before the page is asked for, as above
  await takePage(await fetch(HOME_PATH, { cache: 'no-cache' }), new URL(HOME_PATH, location.origin).href, cache);
}

export async function forgetOlderPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PAGE_CACHE_PREFIX) && name !== PAGES).map((name) => caches.delete(name)),
  );
}

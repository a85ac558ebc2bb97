/** Prefix of the names of the page caches; the build's mark follows. The worker fills them. */
export const PAGE_CACHE_PREFIX = 'pages-';

/** Messages from the page to its worker. */
export type WorkerMessage =
  /** Cache these files of the build: they came past the worker. */
  | { readonly type: 'keep'; readonly addresses: readonly string[] }
  /** Cache the lobby anew: the cached pages were removed. */
  | { readonly type: 'home' };

/** Removes the cached pages: they were rendered with choices that have just changed. */
export async function forgetCachedPages(cacheStorage: CacheStorage | undefined = globalThis.caches): Promise<void> {
  const names = (await cacheStorage?.keys()) ?? [];
  await Promise.all(names.filter((name) => name.startsWith(PAGE_CACHE_PREFIX)).map((name) => cacheStorage?.delete(name)));
}

/** Files of the build that were loaded. They never change, so one that is kept is not asked for again. */
export const ASSETS = 'assets';

/** Keeps files of the build, by their addresses. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
}

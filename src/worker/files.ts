/** Files of the build that were loaded. They never change, so a cached one is not requested again. */
export const ASSETS = 'assets';

/** Caches files of the build, by their addresses. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
}

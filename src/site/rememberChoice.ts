import { forgetCachedPages } from '#src/lib/cachedPages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Stores a choice in a cookie that the server reads, so that the next page is right at once; resolves when older pages are removed from the cache. */
export async function rememberChoice(name: 'language' | 'theme' | 'age', value: string): Promise<void> {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await forgetCachedPages().catch((error: unknown) => console.error('Cached pages could not be removed.', error));
}

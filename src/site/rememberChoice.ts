import { forgetCachedPages } from '#src/lib/cachedPages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a choice in a cookie that the server reads, so that the next page comes right at once; done when no older page can come. */
export async function rememberChoice(name: 'language' | 'theme' | 'age', value: string): Promise<void> {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
  await forgetCachedPages().catch((error: unknown) => console.error('Kept pages could not be forgotten.', error));
}

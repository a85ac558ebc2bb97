import { forgetKeptPages } from '#src/lib/keptPages.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps a choice in a cookie that the server reads, so that the next page comes right at once. */
export function rememberChoice(name: 'language' | 'theme' | 'age', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
  forgetKeptPages().catch((error: unknown) => console.error('Kept pages could not be forgotten.', error));
}

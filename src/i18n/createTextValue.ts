import type { Language } from '#schemas/declare/languages/languages.ts';
import { splitPair } from '#schemas/base/text/pair.ts';
import { createTranslate, hasText } from './createTranslate.ts';
import { NO_WORDING } from './fillTexts.ts';
import type { TextValue } from './TextContext.ts';
import type { HomeTexts, TextKey } from './texts.ts';

/**
 * The texts of one language, for screens.
 *
 * @param own The merchant's own texts. Besides our keys they may have the platform's codes as keys (ERR-06).
 * @param errorTexts The merchant's map of codes to our texts, as `40301=error.locked`.
 */
export function createTextValue(
  language: Language,
  texts: HomeTexts,
  own = NO_WORDING,
  errorTexts: readonly string[] = [],
): TextValue {
  const has = (key: string): key is TextKey => hasText(texts, key) || Object.hasOwn(own, key);
  const codes = new Map<string, TextKey>();
  for (const [code, key] of errorTexts.map(splitPair)) if (has(key)) codes.set(code, key);
  return { language, t: createTranslate(language, texts, own), texts, has, codes };
}

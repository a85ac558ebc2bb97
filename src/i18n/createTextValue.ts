import type { Language } from '#schemas/languages.ts';
import { createTranslate, hasText } from './createTranslate.ts';
import type { TextValue } from './TextContext.ts';
import type { TextKey, Texts } from './texts.ts';

/**
 * The texts of one language as screens ask for them.
 *
 * @param own The merchant's own wording. Beside shipped keys it may name codes of the platform (ERR-06).
 */
export const createTextValue = (language: Language, texts: Texts, own: Readonly<Record<string, string>> = {}): TextValue => ({
  language,
  t: createTranslate(language, texts, own),
  has: (key: string): key is TextKey => hasText(texts, key) || Object.hasOwn(own, key),
});

import type { Language } from '#schemas/declare/languages/languages.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { TextParams, Translator } from '#texts/createTranslator.ts';
import { NO_WORDING, fillTexts } from './fillTexts.ts';
import type { HomeTexts, TextKey } from './texts.ts';

export type Translate = Translator<TextKey>;

/** Names, addresses and codes keep their own direction inside a sentence from right to left. */
const isolated = (params: TextParams = {}): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]),
  );

/**
 * Translation into one language.
 *
 * @param own The merchant's own texts of that language; they replace ours key by key.
 */
export function createTranslate(language: Language, texts: HomeTexts, own = NO_WORDING): Translate {
  const { lang, dir } = languages[language];
  const say = fillTexts(lang, texts, own);
  return (key, params) => say(key, dir === 'rtl' ? isolated(params) : params);
}

/** Whether a key that came from outside (a rule's message, a platform's code) has a text. */
export const hasText = (texts: HomeTexts, key: string): key is TextKey => Object.hasOwn(texts, key);

import { createInstance } from 'i18next';
import type { Language } from '#schemas/languages.ts';
import { languages } from '#schemas/languages.ts';
import type { HomeTexts, TextKey } from './texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;

/** Gives the text of a key with its `{{placeholders}}` filled. */
export type Translate = (key: TextKey, params?: TextParams) => string;

/** Names, addresses and codes keep their own direction inside a sentence from right to left. */
const isolated = (params: TextParams = {}): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]),
  );

/**
 * Translation into one language.
 *
 * @param own The merchant's own wording of that language; it replaces shipped texts key by key.
 */
export function createTranslate(language: Language, texts: HomeTexts, own: Readonly<Record<string, string>> = {}): Translate {
  const { lang, dir } = languages[language];
  const i18n = createInstance();
  void i18n.init({
    lng: lang,
    // The merchant's wording of a text goes before all forms of ours.
    resources: { [lang]: { own, texts } },
    defaultNS: 'own',
    fallbackNS: 'texts',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes
  });
  return (key, params) => i18n.t(key, dir === 'rtl' ? isolated(params) : params);
}

/** Whether a key that came from outside (a rule's message, a platform's code) has a text. */
export const hasText = (texts: HomeTexts, key: string): key is TextKey => Object.hasOwn(texts, key);

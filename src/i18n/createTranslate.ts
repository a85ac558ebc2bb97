import type { Language } from '#schemas/declare/languages/languages.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { TextParams, Translator, Wording } from '#texts/createTranslator.ts';
import type { HomeTexts, TextKey } from './texts.ts';

export type Translate = Translator<TextKey>;

/** Always the same object: sentences are made once for the same words. */
export const NO_WORDING: Wording = {};

/** Makes sentences of the texts of one language, named as browsers name it. What the merchant says itself (`own`) goes first. */
export type Fill = (lang: string, texts: Wording, own?: Wording) => Translator;

/** Enough for home, whose texts hold placeholders and no grammar (homeTexts.test.ts). */
export const withPlaceholders: Fill =
  (_lang, texts, own = NO_WORDING) =>
  (key, params = {}) =>
    (own[key] ?? texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) =>
      String(Object.hasOwn(params, name) ? params[name] : ''),
    );

let fill = withPlaceholders;

/** Loads the code for grammar, which weighs more than all blocks of home together: it comes with the texts of pages. */
export async function loadGrammar(): Promise<void> {
  fill = (await import('./grammar.ts')).withGrammar;
}

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
export function createTranslate(language: Language, texts: HomeTexts, own = NO_WORDING): Translate {
  const { lang, dir } = languages[language];
  const say = fill(lang, texts, own);
  return (key, params) => say(key, dir === 'rtl' ? isolated(params) : params);
}

/** Whether a key that came from outside (a rule's message, a platform's code) has a text. */
export const hasText = (texts: HomeTexts, key: string): key is TextKey => Object.hasOwn(texts, key);

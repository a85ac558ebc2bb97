import type { Translator, Wording } from '#texts/createTranslator.ts';

/** Always the same object: sentences are made once for the same words. */
export const NO_WORDING: Wording = {};

/** Makes a translator from the texts of one language (`lang` as browsers name it). The merchant's texts (`own`) take precedence. */
type Fill = (lang: string, texts: Wording, own: Wording) => Translator;

/** Enough for home, whose texts have placeholders but no plural forms (homeTexts.test.ts). */
export const withPlaceholders: Fill =
  (_lang, texts, own) =>
  (key, params = {}) =>
    (own[key] ?? texts[key] ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) =>
      String(Object.hasOwn(params, name) ? params[name] : ''),
    );

let loaded = withPlaceholders;

/** By placeholders alone until the grammar is loaded. */
export const fillTexts: Fill = (lang, texts, own) => loaded(lang, texts, own);

/** Loads the code for grammar, which weighs more than all blocks of home together: it comes with the texts of pages. */
export async function loadGrammar(): Promise<void> {
  loaded = (await import('./grammar.ts')).withGrammar;
}

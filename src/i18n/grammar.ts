import { type Translator, type Wording, createTranslator } from '#texts/createTranslator.ts';

const made = new WeakMap<object, WeakMap<object, Translator>>();

/** Sentences by the grammar of a language: i18next picks the plural form of a text that `count` asks for. */
export function withGrammar(lang: string, texts: Wording, own: Wording): Translator {
  // Cached per texts: creating a translator takes longer than all texts of a page.
  const ofTexts = made.get(texts) ?? new WeakMap<object, Translator>();
  made.set(texts, ofTexts);
  const translate = ofTexts.get(own) ?? createTranslator(lang, texts, own);
  ofTexts.set(own, translate);
  return translate;
}

import { createInstance } from 'i18next';
import { type Fill, NO_WORDING } from './createTranslate.ts';

const made = new WeakMap<object, WeakMap<object, ReturnType<Fill>>>();

/** Sentences by the grammar of a language: i18next picks the form of a text that `count` asks for. */
export const withGrammar: Fill = (lang, texts, own = NO_WORDING) => {
  // One instance for the same words: setting it up takes longer than all texts of a page.
  const ofTexts = made.get(texts) ?? new WeakMap<object, ReturnType<Fill>>();
  made.set(texts, ofTexts);
  const translate = ofTexts.get(own) ?? makeTranslate(lang, texts, own);
  ofTexts.set(own, translate);
  return translate;
};

const makeTranslate: Fill = (lang, texts, own = NO_WORDING) => {
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
  return (key, params) => i18n.t(key, params);
};

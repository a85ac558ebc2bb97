import { createInstance } from 'i18next';
import type { Fill } from './createTranslate.ts';

/** Sentences by the grammar of a language: i18next picks the form of a text that `count` asks for. */
export const withGrammar: Fill = (lang, texts, own = {}) => {
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

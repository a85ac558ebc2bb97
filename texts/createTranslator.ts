import { createInstance } from 'i18next';

export type TextParams = Readonly<Record<string, string | number>>;

export type Wording = Readonly<Record<string, string>>;

/** Gives the text of a key with its `{{placeholders}}` filled, in the plural form that `count` asks for. */
export type Translator<Key extends string = string> = (key: Key, params?: TextParams) => string;

/**
 * Translation into one language by i18next. A key without a text returns the key.
 *
 * @param lang The language as browsers name it.
 * @param own Texts that replace those of `texts`, including all their plural forms.
 */
export function createTranslator<Key extends string>(
  lang: string,
  texts: Readonly<Record<Key, string>>,
  own: Wording = {},
): Translator<Key> {
  const i18n = createInstance();
  void i18n.init({
    lng: lang,
    resources: { [lang]: { own, texts } },
    defaultNS: 'own',
    fallbackNS: 'texts',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React and escapeHtml do
  });
  return (key, params = {}) => i18n.t(key, params);
}

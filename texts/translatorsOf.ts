import { type Language, languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { type Translator, createTranslator } from './createTranslator.ts';

/** A translator for each language, of texts that are in memory. */
export const translatorsOf = <Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): Readonly<Record<Language, Translator<Key>>> =>
  Object.fromEntries(
    languageCodes.map((language) => [language, createTranslator(languages[language].lang, texts[language])]),
  ) as Record<Language, Translator<Key>>; // the keys are codes

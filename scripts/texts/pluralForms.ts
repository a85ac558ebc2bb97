import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { formOf } from '#schemas/declare/languages/numberForms.ts';
import type { Texts } from './readAreas.ts';

/** Suffix of i18next's JSON for a plural form that applies to all numbers without their own. */
export const OTHER = '_other';

/** The key that a text is asked for by: `mall.price` of `mall.price_one` and `mall.price_other`. */
export const baseOf = (key: string): string => formOf(key)?.base ?? key.replace(new RegExp(`${OTHER}$`), '');

/** The keys that texts are asked for by. */
export const basesOf = (texts: Texts): string[] => [...new Set(Object.keys(texts).map(baseOf))];

/** The texts of a key: itself, or each of its plural forms. */
export const formsOf = (texts: Texts, base: string): [key: string, text: string][] =>
  Object.entries(texts).filter(([key]) => baseOf(key) === base);

/** The keys by which a language has a text. Where English counts, so does each language, by its own grammar. */
export function keysFor(language: Language, english: Texts, base: string): string[] {
  if (base in english) return [base];
  const { pluralCategories } = new Intl.PluralRules(languages[language].lang).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'zero').map((form) => `${base}_${form}`);
}

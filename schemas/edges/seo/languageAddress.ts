import { type Language, languageCodes, languages } from '../../declare/languages/languages.ts';
import type { Site } from '../../release/resolve/site.ts';

/** A path, divided into its language prefix and the address of its page. */
export interface LanguageAddress {
  /** `/th`; empty for an address without a language. */
  readonly base: string;
  readonly language: Language | undefined;
  /** The address of the page, as `schemas/declare/pages/pages.ts` has it. */
  readonly path: string;
}

const wordOf = (language: Language): string => languages[language].lang.toLowerCase();
const byWord: ReadonlyMap<string, Language> = new Map(languageCodes.map((language) => [wordOf(language), language]));

/** Prefix of a language's addresses: `/th`. */
export const languageBase = (language: Language): string => `/${wordOf(language)}`;

/**
 * Reads the language from a path. A language that the site does not have is removed and ignored, so that the address still leads to its page.
 */
export function readLanguageAddress(pathname: string, { behaviour, languages: offered }: Site): LanguageAddress {
  const [, word = '', rest = ''] = /^\/([a-z]{2}(?:-[a-z]{2,4})?)(\/.*)?$/i.exec(pathname) ?? [];
  const language = byWord.get(word.toLowerCase());
  if (language === undefined) return { base: '', language, path: pathname };
  const path = rest === '' ? '/' : rest;
  const isOffered = behaviour.seo.languageAddresses && offered.includes(language);
  return isOffered ? { base: languageBase(language), language, path } : { base: '', language: undefined, path };
}

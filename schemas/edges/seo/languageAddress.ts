import { type Language, languageCodes, languages } from '../../declare/languages/languages.ts';
import type { Site } from '../../release/resolve/site.ts';

/** A path, divided into what names its language and the address of its page. */
export interface LanguageAddress {
  /** `/th`; empty for an address without a language. */
  readonly base: string;
  readonly language: Language | undefined;
  /** The address of the page, as `schemas/declare/pages/pages.ts` has it. */
  readonly path: string;
}

const wordOf = (language: Language): string => languages[language].lang.toLowerCase();
const byWord: ReadonlyMap<string, Language> = new Map(languageCodes.map((language) => [wordOf(language), language]));

/** What is before the addresses of a language: `/th`. */
export const languageBase = (language: Language): string => `/${wordOf(language)}`;

/**
 * Reads the language out of a path. One that the site does not have is taken out and decides nothing, so that the address still leads
 * to its page.
 */
export function readLanguageAddress(pathname: string, { behaviour, languages: offered }: Site): LanguageAddress {
  const [, word = '', rest = ''] = /^\/([a-z]{2}(?:-[a-z]{2,4})?)(\/.*)?$/i.exec(pathname) ?? [];
  const language = byWord.get(word.toLowerCase());
  if (language === undefined) return { base: '', language, path: pathname };
  const path = rest === '' ? '/' : rest;
  const isOffered = behaviour.seo.languageAddresses && offered.includes(language);
  return isOffered ? { base: languageBase(language), language, path } : { base: '', language: undefined, path };
}

import { FALLBACK_LANGUAGE } from '#schemas/declare/languages/chooseLanguage.ts';
import { languageFacts } from '#schemas/generated/languageFacts.js';
import { type Language, type LanguageFacts, isLanguage } from '#schemas/declare/languages/languages.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import { languagesOf } from '#server/platform/languagesOf.ts';

/** The first language that a release allows, which decides the merchant's home market. */
export const firstLanguage = (site: LiveSite): Language => languagesOf(site)[0] ?? FALLBACK_LANGUAGE;

/** The language a player chose, where the merchant offers it. */
export const languageOf = (site: LiveSite, chosen: string | undefined): Language =>
  languagesOf(site).find((language) => language === chosen) ?? firstLanguage(site);

/** A merchant's home market, by its first language. */
export const homeOf = (site: LiveSite): LanguageFacts['home'] => languageFacts[firstLanguage(site)].home;

/** The language of content: the requested one, else the merchant's first. */
export function contentLanguage(site: LiveSite, requested: string): Language {
  const code = requested.toUpperCase();
  return isLanguage(code) ? code : firstLanguage(site);
}

import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import {
  type SavedChoice,
  type VisitorChoice,
  asksAgeOf,
  awaitsOf,
  languageFor,
  themeFor,
} from '#schemas/release/resolve/visitorChoice.ts';

const ONE_YEAR_S = 31_536_000;

/** BCP-47 tags of an `Accept-Language` header, best first. */
const readAcceptLanguage = (header: string): string[] =>
  new Negotiator({ headers: { 'accept-language': header } }).languages().filter((tag) => tag !== '*');

/** Browsers of one country send few different headers: reading each once per site is enough. */
const remembered = new WeakMap<Site, Map<string, Language>>();
const REMEMBERED_MAX = 500;

function knownLanguageFor(site: Site, saved: SavedChoice, accept: string): Language {
  const byHeader = remembered.get(site) ?? new Map<string, Language>();
  remembered.set(site, byHeader);
  const key = `${saved.language} ${accept}`;
  const found = byHeader.get(key);
  if (found !== undefined) return found;
  const language = languageFor(site, saved, readAcceptLanguage(accept));
  if (byHeader.size >= REMEMBERED_MAX) byHeader.clear();
  byHeader.set(key, language);
  return language;
}

/**
 * What a visitor sees: the language of the address, else what the cookies remember, else the browser's language; the merchant's look; the
 * age gate; and whether as a guest or as the member whom the page awaits.
 */
export function choiceOf(
  site: Site,
  cookies: string | undefined,
  acceptLanguage: string | undefined,
  language?: Language,
): VisitorChoice {
  const saved: SavedChoice = parseCookie(cookies ?? '');
  const awaits = awaitsOf(site, saved);
  return {
    language: language ?? knownLanguageFor(site, saved, acceptLanguage ?? ''),
    theme: themeFor(site, saved),
    asksAge: asksAgeOf(site, saved),
    ...(awaits && { awaits }),
  };
}

/** A cookie that remembers a choice for a year. The player's script reads and writes it too, so it is not HttpOnly. */
export const choiceCookie = (name: 'language' | 'theme' | 'age', value: string): string =>
  stringifySetCookie({ name, value, maxAge: ONE_YEAR_S, path: '/', sameSite: 'lax' });

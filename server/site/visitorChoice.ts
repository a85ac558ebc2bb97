import { chooseLanguage } from '#schemas/chooseLanguage.ts';
import type { Language } from '#schemas/languages.ts';
import { type ThemeMode, themeModes } from '#schemas/release/themeRoles.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { readCookie } from '../http/cookies.ts';

const ONE_YEAR_S = 31_536_000;

export interface Choice {
  readonly language: Language;
  readonly theme: ThemeMode;
  /** The site has an age gate and this visitor has not confirmed its limit, or only a lower one. */
  readonly asksAge: boolean;
}

/** BCP-47 tags of an `Accept-Language` header, best first. */
export function readAcceptLanguage(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

export const isThemeMode = (value: string | undefined): value is ThemeMode => themeModes.some((mode) => mode === value);

/** Browsers of one country send few different headers: reading each once per site is enough. */
const remembered = new WeakMap<Site, Map<string, Language>>();
const REMEMBERED_MAX = 500;

function languageFor(site: Site, saved: string, accept: string): Language {
  const known = remembered.get(site) ?? new Map<string, Language>();
  remembered.set(site, known);
  const key = `${saved} ${accept}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const language = chooseLanguage({
    allowed: site.languages,
    saved,
    browser: readAcceptLanguage(accept),
    preferred: site.defaultLanguage,
    map: site.behaviour.content.browserLanguages,
  });
  if (known.size >= REMEMBERED_MAX) known.clear();
  known.set(key, language);
  return language;
}

/** What a visitor sees: what the cookies remember, else the browser's language, the merchant's look, and the age gate. */
export function choiceOf(site: Site, cookies: string | undefined, acceptLanguage: string | undefined): Choice {
  const theme = readCookie(cookies, 'theme');
  return {
    language: languageFor(site, readCookie(cookies, 'language') ?? '', acceptLanguage ?? ''),
    // A look chosen while the toggle was there does not outlive it (THEME-03).
    theme: isThemeMode(theme) && site.switches.THEMESWITCH3 ? theme : site.theme.mode,
    asksAge: site.behaviour.responsible.ageGate && !(Number(readCookie(cookies, 'age')) >= site.ageLimit),
  };
}

/** A cookie that remembers a choice for a year. The player's script reads and writes it too, so it is not HttpOnly. */
export const choiceCookie = (name: 'language' | 'theme' | 'age', value: string): string =>
  `${name}=${value}; Max-Age=${ONE_YEAR_S}; Path=/; SameSite=Lax`;

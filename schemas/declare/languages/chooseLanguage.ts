import { type Language, isLanguage, languages } from './languages.ts';
import { splitPair } from '../../base/text/pair.ts';

/** Falls back to this where nothing else decides (LANG-07). */
export const FALLBACK_LANGUAGE: Language = 'EN';

/**
 * The first of `wanted` (BCP-47 tags, best first, as browsers send them) that the site allows.
 *
 * @param map The merchant's map of browser languages, as `zh-TW=EN` or `lo=TH` (LANG-08): it takes precedence over the tags' meaning.
 */
export function matchLanguage(
  wanted: readonly string[],
  allowed: readonly Language[],
  map: readonly string[] = [],
): Language | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';
  const named = new Map(map.map(splitPair).map(([tag, code]) => [tag.toLowerCase(), code]));
  for (const tag of wanted) {
    const code = named.get(tag.toLowerCase()) ?? named.get(base(tag));
    const found = allowed.find((known) => (code === undefined ? base(languages[known].lang) === base(tag) : known === code));
    if (found) return found;
  }
  return undefined;
}

/**
 * The language for a visitor (LANG-07): the saved one, else the browser's, else the merchant's default, else `EN` if allowed, else the first
 * allowed.
 */
export function chooseLanguage(choice: {
  readonly allowed: readonly Language[];
  readonly saved?: string | undefined;
  readonly browser?: readonly string[];
  readonly preferred?: Language | undefined;
  /** The merchant's map of browser languages. */
  readonly map?: readonly string[];
}): Language {
  const { allowed, saved, browser = [], preferred, map } = choice;
  if (isLanguage(saved) && allowed.includes(saved)) return saved;
  const matched = matchLanguage(browser, allowed, map);
  if (matched) return matched;
  if (preferred && allowed.includes(preferred)) return preferred;
  return allowed.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : (allowed[0] ?? FALLBACK_LANGUAGE);
}

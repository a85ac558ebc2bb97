/**
 * The site's language codes. They are opaque keys of merchant platforms (`MY` is Malay, `CN` is simplified Chinese) and
 * are never given to `Intl`; `bcp47` is. Calendar and numerals are pinned so that dates and money read the same on every
 * machine and match what players type (Gregorian years in Thai, western digits in Arabic).
 */
export const languages = {
  EN: { bcp47: 'en-u-ca-gregory-nu-latn', lang: 'en', dir: 'ltr', endonym: 'English' },
  CN: { bcp47: 'zh-Hans-CN-u-ca-gregory-nu-latn', lang: 'zh-Hans', dir: 'ltr', endonym: '简体中文' },
  VN: { bcp47: 'vi-VN-u-ca-gregory-nu-latn', lang: 'vi', dir: 'ltr', endonym: 'Tiếng Việt' },
  TH: { bcp47: 'th-TH-u-ca-gregory-nu-latn', lang: 'th', dir: 'ltr', endonym: 'ไทย' },
  ID: { bcp47: 'id-ID-u-ca-gregory-nu-latn', lang: 'id', dir: 'ltr', endonym: 'Bahasa Indonesia' },
  AR: { bcp47: 'ar-u-ca-gregory-nu-latn', lang: 'ar', dir: 'rtl', endonym: 'العربية' },
  KR: { bcp47: 'ko-KR-u-ca-gregory-nu-latn', lang: 'ko', dir: 'ltr', endonym: '한국어' },
  JP: { bcp47: 'ja-JP-u-ca-gregory-nu-latn', lang: 'ja', dir: 'ltr', endonym: '日本語' },
  MY: { bcp47: 'ms-MY-u-ca-gregory-nu-latn', lang: 'ms', dir: 'ltr', endonym: 'Bahasa Melayu' },
  KH: { bcp47: 'km-KH-u-ca-gregory-nu-latn', lang: 'km', dir: 'ltr', endonym: 'ភាសាខ្មែរ' },
} as const satisfies Record<string, { bcp47: string; lang: string; dir: 'ltr' | 'rtl'; endonym: string }>;

export type Language = keyof typeof languages;

/** Whether the browser knows a language's words for dates (Chromium has no Khmer). */
export const knowsDatesIn = (language: Language): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(languages[language].bcp47).length > 0;

/**
 * The tag for `Intl`. A browser that does not know a language would write in its own, as it likes; this one has the order of
 * days and the marks of numbers that the server's Khmer has, so that both write the same.
 */
export const localeOf = (language: Language): string =>
  knowsDatesIn(language) ? languages[language].bcp47 : 'en-GB-u-ca-gregory-nu-latn';

export const languageCodes = ['EN', 'CN', 'VN', 'TH', 'ID', 'AR', 'KR', 'JP', 'MY', 'KH'] as const satisfies readonly Language[];

/** Falls back to this where nothing else decides (LANG-07). */
export const FALLBACK_LANGUAGE: Language = 'EN';

export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

/**
 * The first of `wanted` (BCP-47 tags, best first, as browsers send them) that the site allows.
 *
 * @param map What the merchant says of browser languages, as `zh-TW=EN` or `lo=TH` (LANG-08): it goes before what they mean.
 */
export function matchLanguage(
  wanted: readonly string[],
  allowed: readonly Language[],
  map: readonly string[] = [],
): Language | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';
  const named = new Map(map.map((entry) => [entry.split('=')[0]?.toLowerCase(), entry.split('=')[1]]));
  for (const tag of wanted) {
    const code = named.get(tag.toLowerCase()) ?? named.get(base(tag));
    const found = allowed.find((known) => (code === undefined ? base(languages[known].lang) === base(tag) : known === code));
    if (found) return found;
  }
  return undefined;
}

/**
 * Which language a visitor gets (LANG-07): the saved one, else the browser's, else the merchant's default, else `EN` if
 * allowed, else the first allowed.
 */
export function chooseLanguage(choice: {
  readonly allowed: readonly Language[];
  readonly saved?: string | undefined;
  readonly browser?: readonly string[];
  readonly preferred?: Language | undefined;
  /** What the merchant says of browser languages. */
  readonly map?: readonly string[];
}): Language {
  const { allowed, saved, browser = [], preferred, map } = choice;
  if (isLanguage(saved) && allowed.includes(saved)) return saved;
  const matched = matchLanguage(browser, allowed, map);
  if (matched) return matched;
  if (preferred && allowed.includes(preferred)) return preferred;
  return allowed.includes(FALLBACK_LANGUAGE) ? FALLBACK_LANGUAGE : (allowed[0] ?? FALLBACK_LANGUAGE);
}

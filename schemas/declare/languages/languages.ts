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

/** Languages that a browser may not know: Chromium has no Khmer. */
const MAY_BE_UNKNOWN: readonly Language[] = ['KH'];

const SUBSTITUTE_LOCALE = 'en-GB-u-ca-gregory-nu-latn';

/** Whether the browser knows a language's words for dates. Only where it may not is it asked: the first question takes Chromium 11 ms. */
export const knowsDatesIn = (language: Language): boolean =>
  !MAY_BE_UNKNOWN.includes(language) || Intl.DateTimeFormat.supportedLocalesOf(languages[language].bcp47).length > 0;

/**
 * The tag for `Intl`. A browser that does not know a language would write in its own, as it likes; this one has the order of
 * days and the marks of numbers that the server's Khmer has, so that both write the same.
 */
export const localeOf = (language: Language): string => (knowsDatesIn(language) ? languages[language].bcp47 : SUBSTITUTE_LOCALE);

/** Whether every browser and the server write the words of this locale alike. Where they may not, days are written in digits. */
export const hasWordsEverywhere = (locale: string): boolean =>
  locale !== SUBSTITUTE_LOCALE && MAY_BE_UNKNOWN.every((language) => locale !== languages[language].bcp47);

/** Units of time of the language that a browser may not know, as the server's `Intl` writes them. */
export const khmerUnits = { day: 'ថ្ងៃ', hour: 'ម៉ោង', minute: 'នាទី', second: 'វិនាទី' } as const;

export const languageCodes = ['EN', 'CN', 'VN', 'TH', 'ID', 'AR', 'KR', 'JP', 'MY', 'KH'] as const satisfies readonly Language[];

export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

import { languageCodes, languages } from '../../generated/languages.js';

/**
 * The site's languages, one for each folder of `texts/locales`. Their codes are opaque keys of merchant platforms (`MY` is Malay, `CN` is
 * simplified Chinese) and are never given to `Intl`; `bcp47` is. Calendar and numerals are pinned so that dates and money read the same
 * on every machine and match what players type (Gregorian years in Thai, western digits in Arabic).
 */
export { languageCodes, languages };

export type Language = keyof typeof languages;

/** Facts about a language that only the server and the tools need. */
export interface LanguageFacts {
  readonly englishName: string;
  readonly writesBlanks: boolean;
  /** The sandbox's home market for a merchant whose first language it is. */
  readonly home: {
    readonly country: string;
    readonly currency: { readonly code: string; readonly symbol: string; readonly position: 'A' | 'B' };
    /** Value of one credit of the sandbox's amounts in this currency. */
    readonly creditValue: number;
  };
}

/** Words for units of time, as the server's `Intl` writes them. */
interface Units {
  readonly day: string;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
}
export type Unit = keyof Units;

/** Of languages that a browser may not know: Chromium has no Khmer. */
const unitsOfLanguage = (language: Language): Units | undefined => {
  const facts: { readonly bcp47: string; readonly units?: Units } = languages[language];
  return facts.units;
};

/** Stands for a language that a browser does not know, and names it in a part that `Intl` ignores. */
const substituteOf = (language: Language): string => `en-GB-u-ca-gregory-nu-latn-x-${languages[language].lang}`;

/** Whether the browser knows a language's words for dates. Only where it may not is it asked: the first question takes Chromium 11 ms. */
export const knowsDatesIn = (language: Language): boolean =>
  unitsOfLanguage(language) === undefined || Intl.DateTimeFormat.supportedLocalesOf(languages[language].bcp47).length > 0;

/**
 * The tag for `Intl`. A browser that does not support a language would format in its own; this tag has the same order of days and number
 * separators as the server's Khmer, so that both format equally.
 */
export const localeOf = (language: Language): string =>
  knowsDatesIn(language) ? languages[language].bcp47 : substituteOf(language);

/** Units of time in the language of a locale that not every browser knows: there, days are written in digits. Nothing of any other. */
export function ownUnitsOf(locale: string): Units | undefined {
  const language = languageCodes.find((code) => [languages[code].bcp47, substituteOf(code)].includes(locale));
  return language && unitsOfLanguage(language);
}

/** Whether every browser and the server write the words of this locale alike. Where they may not, days are written in digits. */
export const hasWordsEverywhere = (locale: string): boolean => ownUnitsOf(locale) === undefined;

export const isLanguage = (code: unknown): code is Language => typeof code === 'string' && Object.hasOwn(languages, code);

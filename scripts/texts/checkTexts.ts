import { createHash } from 'node:crypto';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { formOf } from '#schemas/declare/languages/numberForms.ts';
import { OTHER, baseOf, basesOf, formsOf, keysFor } from './pluralForms.ts';
import type { Area, Note, Texts } from './readAreas.ts';

/** Findings about the texts of an area in one language, as lists of keys. */
export interface Findings {
  readonly translated: readonly string[];
  readonly missing: readonly string[];
  /** The English text has changed since it was translated. */
  readonly stale: readonly string[];
  readonly tooLong: readonly string[];
  readonly unknown: readonly string[];
  /** Placeholders differ from those of the English text. */
  readonly placeholders: readonly string[];
}

/** Names the English text, with all its plural forms, in a few characters. */
const hashOf = (english: Texts, base: string): string =>
  createHash('sha256')
    .update(
      formsOf(english, base)
        .map(([, text]) => text)
        .join('\n'),
    )
    .digest('hex')
    .slice(0, 8);

export const lengthOf = (text: string): number => [...text].length;

const placeholdersOf = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

/** A plural form may leave a number out ("two points"), and fills in nothing that the text for other numbers does not. */
function fillsAsEnglish(english: Texts, key: string, text: string): boolean {
  const isForm = formOf(key) !== undefined;
  const required = placeholdersOf(english[isForm ? baseOf(key) + OTHER : key] ?? '');
  const filled = placeholdersOf(text);
  return isForm ? filled.every((place) => required.includes(place)) : filled.join() === required.join();
}

const isTooLong = (notes: Readonly<Record<string, Note>>, key: string, text: string): boolean =>
  lengthOf(text) > (notes[baseOf(key)]?.maxLength ?? Infinity);

export function checkTexts({ english, notes, translations, sources }: Area, language: Language): Findings {
  const texts = language === 'EN' ? english : (translations[language] ?? {});
  const wanted = basesOf(english).flatMap((base) => keysFor(language, english, base));
  const wantedTexts = Object.entries(texts).filter(([key]) => wanted.includes(key));
  const keysOf = (entries: [string, string][]) => entries.map(([key]) => key);
  return {
    translated: keysOf(wantedTexts),
    missing: wanted.filter((key) => !(key in texts)),
    stale:
      language === 'EN'
        ? []
        : basesOf(Object.fromEntries(wantedTexts)).filter((base) => sources[language]?.[base] !== hashOf(english, base)),
    tooLong: keysOf(wantedTexts.filter(([key, text]) => isTooLong(notes, key, text))),
    unknown: Object.keys(texts).filter((key) => !wanted.includes(key)),
    placeholders: keysOf(wantedTexts.filter(([key, text]) => !fillsAsEnglish(english, key, text))),
  };
}

/** The English sources of an area's translations, if they match the current English texts. */
export function sourcesOf({ english, translations }: Area, language: Language): Texts {
  const translated = basesOf(translations[language] ?? {}).filter((base) => formsOf(english, base).length > 0);
  return Object.fromEntries(translated.map((base) => [base, hashOf(english, base)]));
}

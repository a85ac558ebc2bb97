import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { languagesOf } from './bundles.ts';
import { settingAreas } from './settingTexts.ts';

/** Texts of one area in one language, as in i18next's JSON: a text with plural forms has a key for each. */
export type Texts = Readonly<Record<string, string>>;

export interface Note {
  /** For translators: the text's place, and its placeholders. */
  readonly description: string;
  /** In characters, placeholders as they are written. */
  readonly maxLength: number;
}

/** A file of texts in all its languages. */
export interface Area {
  /** Where its files lie below the folder of a language: `player/auth`. */
  readonly name: string;
  readonly english: Texts;
  /** By the key without its plural form. */
  readonly notes: Readonly<Record<string, Note>>;
  /** Each language but English. Missing translations are absent. */
  readonly translations: Readonly<Partial<Record<Language, Texts>>>;
  /** By language and key without its plural form: the hash of the English text that the translation was made from. */
  readonly sources: Readonly<Partial<Record<Language, Texts>>>;
}

const at = (path: string) => new URL(`../../texts/${path}`, import.meta.url);

const readJson = <Content extends object>(path: string): Content =>
  existsSync(at(path)) ? (JSON.parse(readFileSync(at(path), 'utf8')) as Content) : ({} as Content); // our own files, held by a test

/** Files of a language that are not texts. */
const NOT_TEXTS = ['language', 'glossary', 'sources', 'voice'];

/** Files of texts below a folder of `texts`, without their ending. */
export const filesIn = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length).replaceAll('\\', '/')] : []))
    .filter((file) => !NOT_TEXTS.includes(file))
    .toSorted();

const folderOf = (language: Language): string => `locales/${languages[language].lang}`;

export const sourcesFile = (language: Language): string => `${folderOf(language)}/sources.json`;

export const readSources = (language: Language) => readJson<Readonly<Record<string, Texts>>>(sourcesFile(language));

/** A language's word for each term of the glossary, by its meaning. */
export const readGlossary = (language: Language) => readJson<Texts>(`${folderOf(language)}/glossary.json`);

/** Ten digits, spoken: 8-bit samples, 8000 in a second, in Base64. Empty where a language has no voice. */
export const readVoice = (language: Language): readonly string[] => {
  const path = `${folderOf(language)}/voice.json`;
  return existsSync(at(path)) ? readJson<readonly string[]>(path) : [];
};

const byLanguage = <Value>(codes: readonly Language[], read: (language: Language) => Value) =>
  Object.fromEntries(codes.map((language) => [language, read(language)])) as Partial<Record<Language, Value>>; // the keys are codes

/** All areas, as `texts/` has them. */
export function readAreas(): Area[] {
  const written = filesIn('locales/en').map((name) => ({
    name,
    english: readJson<Texts>(`locales/en/${name}.json`),
    notes: readJson<Area['notes']>(`notes/${name}.json`),
  }));
  return [...written, ...settingAreas].map((area) => {
    const { name } = area;
    const others = languagesOf(name).filter((language) => language !== 'EN');
    return {
      ...area,
      translations: byLanguage(others, (language) => readJson(`${folderOf(language)}/${name}.json`)),
      sources: byLanguage(others, (language) => readSources(language)[name] ?? {}),
    };
  });
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageFacts } from '#schemas/generated/languageFacts.js';
import { type Language, languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { readTerms, tableBelow } from '../scripts/docs/glossaryTerms.ts';
import { languagesOf } from '../scripts/texts/bundles.ts';
import { type Area, readAreas, readGlossary } from '../scripts/texts/readAreas.ts';
import { brandCodes } from './support/brandCodes.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');

const struck = (cell: string) => [...cell.matchAll(/~~(.+?)~~/g)].map(([, word = '']) => word);

const terms = readTerms(glossary);
const exempt = tableBelow(glossary, 'Exceptions').map(([text = '']) => text.replaceAll('`', ''));

const withoutBlanks: readonly string[] = languageCodes
  .filter((code) => !languageFacts[code].writesBlanks)
  .map((code) => languages[code].lang);

/** Finds a word as the script of the language separates words. A `*` at its end stands for any ending. */
function finder(lang: string, entry: string): RegExp {
  const stem = entry.replace(/\*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (withoutBlanks.includes(lang)) return new RegExp(stem, 'iu');
  const particles = lang === 'ar' ? '(?:[وف]?[بكل]?(?:ال)?|لل)' : '';
  const anyEnding = entry.endsWith('*') || lang === 'ko';
  return new RegExp(String.raw`(?<![\p{L}\p{M}])${particles}${stem}${anyEnding ? '' : String.raw`(?![\p{L}\p{M}])`}`, 'iu');
}

const areas = readAreas();
const textsOf = ({ english, translations }: Area, language: Language) =>
  language === 'EN' ? english : (translations[language] ?? {});

/** A merchant's own words in a shipped template, by language. */
const templates = ['base', 'new', ...brandCodes.map((brand) => `brands/${brand}`)].map((folder) => {
  const path = `templates/${folder}/release.json`;
  const { template } = JSON.parse(readFileSync(path, 'utf8')) as {
    template: { strings?: Partial<Record<Language, Readonly<Record<string, string>>>> };
  }; // held to its schema by templateCorpus.test.ts
  return { path, strings: template.strings ?? {} };
});

/** Every text in a language, by where it is. */
const everyText = (language: Language): [string, string][] => [
  ...areas
    .filter(({ name }) => languagesOf(name).includes(language) && !exempt.includes(name))
    .flatMap((area) =>
      Object.entries(textsOf(area, language)).map(([key, text]): [string, string] => [`${area.name}:${key}`, text]),
    ),
  ...templates.flatMap(({ path, strings }) =>
    Object.entries(strings[language] ?? {}).map(([key, text]): [string, string] => [`${path}:${key}`, text]),
  ),
];

/** Without parts for machines: placeholders, values such as `VENDOR=ZY` and names of calls. */
const withoutCode = (text: string) => text.replaceAll(/\{\{?\w+\}?\}|\b[A-Z]+=\w+|(?<=call )“\w+”/g, ' ');

const plain = (text: string) => text.replace(/[.。]$/, '').toLowerCase();

it('has a word for each term in every language that has a glossary', () => {
  expect(terms.length).toBeGreaterThanOrEqual(80);
  expect(terms.filter(({ texts }) => texts.length === 0)).toEqual([]);
  const meanings = terms.map(({ meaning }) => meaning);
  const others = languageCodes.filter((code) => {
    const known = Object.keys(readGlossary(code));
    return known.length > 0 && known.toSorted().join('\n') !== meanings.toSorted().join('\n');
  });
  expect(others).toEqual([]);
  expect(languageCodes.filter((code) => Object.keys(readGlossary(code)).length > 0).length).toBeGreaterThanOrEqual(10);
});

describe.each(languageCodes.filter((code) => Object.keys(readGlossary(code)).length > 0))('in %s', (language) => {
  const { lang } = languages[language];
  const words = readGlossary(language);

  it('texts that name a term say its word', () => {
    const others = terms.flatMap(({ meaning, texts }) =>
      texts.flatMap((place) => {
        const [name = '', key = ''] = place.split(':');
        const area = areas.find((each) => each.name === name);
        if (!area || !(key in area.english)) return [`no text: ${place}`];
        const text = languagesOf(name).includes(language) ? textsOf(area, language)[key] : undefined;
        const word = (words[meaning] ?? '').replaceAll(/~~.+?~~/g, '').trim();
        return text === undefined || plain(text) === plain(word) ? [] : [`${place}: “${text}”, not “${word}”`];
      }),
    );
    expect(others).toEqual([]);
  });

  it('no text uses a word that is not to be used', () => {
    const general = language === 'EN' ? tableBelow(glossary, 'Words of no term').flatMap(([not = '']) => struck(not)) : [];
    const finders = [...Object.values(words).flatMap(struck), ...general].map((entry) => finder(lang, entry));
    const found = everyText(language).flatMap(([place, text]) =>
      finders.flatMap((find) => {
        const [word] = find.exec(withoutCode(text)) ?? [];
        return word === undefined ? [] : [`${place}: “${word}” in “${text}”`];
      }),
    );
    expect(found).toEqual([]);
  });
});

it.each([
  ['en', 'Vendor', 'The vendor’s games', true],
  ['en', 'Vendor', 'Vendors', false],
  ['en', 'reckon*', 'Reckoned by the hour', true],
  ['ar', 'استرداد', 'نسبة الاسترداد', true],
  ['ar', 'تراجع', 'ستراجعه خدمة العملاء', false],
  ['ko', '낚시', '낚시를 즐기세요', true],
  ['ja', '釣り', '海釣り', true],
])('in %s, “%s” is found in “%s”: %s', (lang, entry, text, found) => {
  expect(finder(lang, entry).test(text)).toBe(found);
});

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Language, languageCodes, languages } from '#schemas/declare/languages/languages.ts';
import { languagesOf } from '../scripts/texts/bundles.ts';
import { checkTexts, lengthOf, sourcesOf } from '../scripts/texts/checkTexts.ts';
import { completed } from '../scripts/texts/generateTexts.ts';
import { basesOf } from '../scripts/texts/pluralForms.ts';
import { type Area, filesIn, readAreas, readSources } from '../scripts/texts/readAreas.ts';

const areas = readAreas();
const names = areas.map(({ name }) => name);

describe.each(areas)('the texts of $name', (area) => {
  const { name, english, notes } = area;

  it.each(languagesOf(name))('in %s have no unknown key, wrong placeholder or overlong text, and say something', (language) => {
    const { unknown, placeholders, tooLong } = checkTexts(area, language);
    expect({ unknown, placeholders, tooLong }).toEqual({ unknown: [], placeholders: [], tooLong: [] });
    const texts = area.translations[language] ?? english;
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });

  it('have a note for each key', () => {
    expect(Object.keys(notes).toSorted()).toEqual(basesOf(english).toSorted());
    const incomplete = Object.entries(notes).filter(
      ([, { description, maxLength }]) => lengthOf(description) < 10 || !(maxLength > 0),
    );
    expect(incomplete).toEqual([]);
  });

  it('have all plural forms in English, which other languages fall back to', () => {
    expect(checkTexts(area, 'EN').missing).toEqual([]);
  });

  it('are generated into one module', () => {
    expect(languagesOf(name)).not.toEqual([]);
  });
});

it.each(['player', 'tool', 'sandbox'])('each key of %s is in one area, as a second one would hide the first', (part) => {
  const keys = areas.filter(({ name }) => name.startsWith(`${part}/`)).flatMap(({ english }) => Object.keys(english));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

describe('the files of', () => {
  it.each(readdirSync('texts/locales'))('%s are in a folder of a language, and English has each of them', (lang) => {
    expect(Object.values(languages).map((language) => language.lang)).toContain(lang);
    expect(filesIn(`locales/${lang}`).filter((file) => !names.includes(file))).toEqual([]);
  });

  it('notes and sources are about areas and keys that there are', () => {
    expect(filesIn('notes').filter((file) => !names.includes(file))).toEqual([]);
    const wrong = languageCodes.flatMap((language) =>
      Object.entries(readSources(language)).flatMap(([name, hashes]) => {
        const known = basesOf(areas.find((area) => area.name === name)?.english ?? {});
        return Object.keys(hashes).filter((key) => !known.includes(key));
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('of an area', () => {
  const english = { hello: 'Hello {{name}}', price_one: '{{points}} point', price_other: '{{points}} points', bye: 'Bye' };
  /** Translated when English was as `before`. */
  const areaWith = (language: Language, texts: Record<string, string>, before = english): Area => {
    const area = {
      name: 'player/sample',
      english,
      notes: { bye: { description: 'Said at the end', maxLength: 5 } },
      translations: { [language]: texts },
      sources: {},
    };
    return { ...area, sources: { [language]: sourcesOf({ ...area, english: before }, language) } };
  };
  const fine = { missing: [], stale: [], tooLong: [], unknown: [], placeholders: [] };

  it.each([
    ['VN', { hello: '{{name}} ơi', price_other: '{{points}} điểm', bye: 'Chào' }, {}],
    ['VN', { hello: '{{name}} ơi', price_other: '{{points}} điểm' }, { missing: ['bye'] }],
    ['VN', { hello: 'Xin chào', price_other: '{{points}} điểm', bye: 'Chào' }, { placeholders: ['hello'] }],
    ['VN', { hello: '{{name}} ơi', price_one: '1', price_other: '{{points}}', bye: 'Chào' }, { unknown: ['price_one'] }],
    ['VN', { hello: '{{name}} ơi', price_other: '{{points}} điểm', bye: 'Tạm biệt' }, { tooLong: ['bye'] }],
    [
      'AR',
      { hello: '{{name}}', price_one: 'نقطة', price_two: '{{x}}', price_other: '{{points}}', bye: '…', more: '…' },
      { missing: ['price_few', 'price_many'], placeholders: ['price_two'], unknown: ['more'] },
    ],
  ] as const)('in %s, %j is found: %j', (language, texts, found) => {
    expect(checkTexts(areaWith(language, texts), language)).toMatchObject({ ...fine, ...found });
  });

  it('a translation is stale when any form of its English text has changed', () => {
    const texts = { hello: '{{name}} ơi', price_other: '{{points}} điểm', bye: 'Chào' };
    const before = { ...english, price_one: 'one point', bye: 'Good bye' };
    expect(checkTexts(areaWith('VN', texts, before), 'VN').stale).toEqual(['price', 'bye']);
  });

  it('what is missing is generated in English, in the forms that the language asks for', () => {
    expect(completed(areaWith('VN', { hello: '{{name}} ơi', more: 'x' }), 'VN')).toEqual({
      hello: '{{name}} ơi',
      price_other: '{{points}} points',
      bye: 'Bye',
    });
    expect(completed(areaWith('AR', { price_other: '{{points}}' }), 'AR')).toEqual({
      hello: 'Hello {{name}}',
      price_other: '{{points}}',
      bye: 'Bye',
    });
    expect(completed({ ...areaWith('AR', {}), translations: {} }, 'AR')).toEqual(english);
  });
});

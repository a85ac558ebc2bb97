import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '#schemas/languages.ts';
import { formOf } from '#schemas/numberForms.ts';
import { texts as english } from './locales/EN/texts.ts';
import { withPlaceholders } from './createTranslate.ts';
import { withGrammar } from './grammar.ts';
import { type TextKey, loadHomeTexts, loadTexts } from './texts.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each(languageCodes)('the texts in %s', (language) => {
  it('fill in what the English ones do', async () => {
    const texts = await loadTexts(language);
    // The keys of an object of texts are its text keys, beside the forms of counted ones.
    const keys = Object.keys(english).filter((key) => !formOf(key)) as TextKey[];
    expect(
      Object.keys(texts)
        .filter((key) => !formOf(key))
        .toSorted(),
    ).toEqual(keys.toSorted());
    const different = keys.filter((key) => placeholders(texts[key]).join() !== placeholders(english[key]).join());
    expect(different).toEqual([]);
  });

  it('on home need no grammar', async () => {
    const texts = await loadHomeTexts(language);
    const params = Object.fromEntries(
      Object.values(texts).flatMap((text) => placeholders(text).map((place) => [place.slice(2, -2), 1] as const)),
    );
    const [plain, full] = [withPlaceholders, withGrammar].map((fill) => fill(language, texts));
    const keys = Object.keys(texts);
    expect(keys.filter((key) => /_(?:zero|one|two|few|many|other)$/.test(key))).toEqual([]);
    const different = keys.filter((key) => plain?.(key, params) !== full?.(key, { ...params, count: 1 }));
    expect(different).toEqual([]);
  });

  it('count by the grammar of the language', async () => {
    const { pluralCategories } = new Intl.PluralRules(languages[language].lang).resolvedOptions();
    const { counted } = (await import(`./locales/${language}/counted.ts`)) as { readonly counted: Record<string, string> };
    const needed = Object.keys(counted)
      .filter((key) => !formOf(key))
      .flatMap((key) => [key, ...pluralCategories.filter((form) => !/other|zero/.test(form)).map((form) => `${key}_${form}`)]);
    expect(Object.keys(counted).toSorted()).toEqual(needed.toSorted());
    // A form may leave a number out ("two points"), and say nothing that the text does not.
    const surplus = Object.entries(counted).filter(([key, text]) =>
      placeholders(text).some((place) => !counted[formOf(key)?.base ?? key]?.includes(place)),
    );
    expect(surplus).toEqual([]);
  });

  it('say something everywhere', async () => {
    const texts = await loadTexts(language);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});

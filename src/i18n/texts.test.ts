import { describe, expect, it } from 'vitest';
import { languageCodes } from '#schemas/languages.ts';
import { texts as english } from './locales/EN/texts.ts';
import { type TextKey, loadTexts } from './texts.ts';

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted();

describe.each(languageCodes)('the texts in %s', (language) => {
  it('fill in what the English ones do', async () => {
    const texts = await loadTexts(language);
    // The keys of an object of texts are its text keys.
    const keys = Object.keys(english) as TextKey[];
    expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted());
    const different = keys.filter((key) => placeholders(texts[key]).join() !== placeholders(english[key]).join());
    expect(different).toEqual([]);
  });

  it('say something everywhere', async () => {
    const texts = await loadTexts(language);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});

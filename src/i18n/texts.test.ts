import { readdirSync } from 'node:fs';
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

  it('stand in one file each', async () => {
    const folder = new URL(`./locales/${language}/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file !== 'texts.ts');
    const parts = await Promise.all(files.map((file) => import(new URL(file, folder).href) as Promise<Record<string, object>>));
    const keys = parts.flatMap((part) => Object.values(part)).flatMap((texts) => Object.keys(texts));
    expect(keys.toSorted()).toEqual(Object.keys(await loadTexts(language)).toSorted());
  });

  it('say something everywhere', async () => {
    const texts = await loadTexts(language);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { texts as english } from './EN/texts.ts';
import type { ToolText } from './say.ts';
import { loadToolTexts, toolLanguages } from './toolLanguages.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join();

describe.each(toolLanguages)('the tool in %s', (language) => {
  it('fills in what the English texts do', async () => {
    const { texts } = await loadToolTexts(language);
    // The keys of an object of texts are its text keys.
    const keys = Object.keys(english) as ToolText[];
    expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted());
    expect(keys.filter((key) => placeholders(texts[key]) !== placeholders(english[key]))).toEqual([]);
  });

  it('says something everywhere', async () => {
    const { texts } = await loadToolTexts(language);
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});

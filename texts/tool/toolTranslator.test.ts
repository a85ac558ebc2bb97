import { describe, expect, it } from 'vitest';
import { texts } from '../generated/en/tool.ts';
import { type ToolText, createToolTranslator, inEnglish } from './toolTranslator.ts';
import { loadToolTexts } from '../../admin-preview/kit/texts/toolLanguages.ts';

describe('the tool counts', () => {
  it.each<[ToolText, Record<string, number | string>, string]>([
    ['refusal.signIn.tooMany', { count: 1 }, 'Too many attempts. Wait 1 minute and try again.'],
    ['refusal.signIn.tooMany', { count: 15 }, 'Too many attempts. Wait 15 minutes and try again.'],
    ['merchants.found', { found: 0, count: 1 }, '0 of 1 merchant'],
    ['problems.errors', { count: 0 }, '0 errors'],
    ['problems.infos', { count: 1 }, '1 note'],
    ['problems.linksGood', { count: 1 }, '1 address is reachable.'],
    ['search.count', { shown: 1, count: 1 }, '1 of 1'],
  ])('in English: %s of %j', (key, params, sentence) => {
    expect(inEnglish(key, params)).toBe(sentence);
  });

  it('in Chinese by one form for all numbers', async () => {
    const t = createToolTranslator('CN', await loadToolTexts('CN'));
    expect([1, 2].map((count) => t('merchants.count', { count }))).toEqual(['1 个商户', '2 个商户']);
  });

  it('never a single thing in the plural', () => {
    const counting = Object.entries(texts).filter(([, text]) => /\{\{count\}\} (?!as |is )[a-z]*[^s]s\b/.test(text));
    expect(counting.map(([key]) => key).filter((key) => !Object.hasOwn(texts, `${key}_one`))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { createTranslate } from './createTranslate.ts';
import { loadTexts } from './texts.ts';

it.each([
  ['EN', 'login.done', { name: 'mia!' }, 'Welcome, mia!'],
  ['AR', 'login.done', { name: 'mia!' }, '\u2068mia!\u2069'],
  ['AR', 'error.locked.in', { minutes: 5 }, '5'],
] as const)(
  'in %s, %s holds what is filled in, isolated where lines run from right to left',
  async (language, key, params, held) => {
    const text = createTranslate(language, await loadTexts(language))(key, params);
    expect(text).toContain(held);
    expect(text.includes('\u2068')).toBe(held.startsWith('\u2068'));
  },
);

import { expect, it } from 'vitest';
import { createTranslate } from './createTranslate.ts';
import { withPlaceholders } from './fillTexts.ts';
import { loadTexts } from './texts.ts';

it.each([
  ['EN', 'login.done', { name: 'mia!' }, 'Welcome, mia!'],
  ['AR', 'login.done', { name: 'mia!' }, '\u2068mia!\u2069'],
  ['AR', 'error.locked.in', { minutes: 5 }, '5'],
] as const)(
  'in %s, %s holds what is filled in, isolated where lines run from right to left',
  async (language, key, params, expected) => {
    const text = createTranslate(language, await loadTexts(language))(key, params);
    expect(text).toContain(expected);
    expect(text.includes('\u2068')).toBe(expected.startsWith('\u2068'));
  },
);

it.each([
  ['{{name}} and {{name}}', { name: 'mia' }, 'mia and mia'],
  ['{{count}} unread', { count: 0 }, '0 unread'],
  ['{{missing}}!', {}, '!'],
  ['no placeholder', undefined, 'no placeholder'],
  ['{{constructor}}', {}, ''],
] as const)('without grammar, "%s" has its placeholders filled', (text, params, said) => {
  expect(withPlaceholders('en', { text }, {})('text', params)).toBe(said);
});

it.each([
  [{ 'mall.price': '{{points}} coins' }, ['1 coins', '2 coins']],
  [{ 'mall.price': '{{points}} coins', 'mall.price_one': 'a coin' }, ['a coin', '2 coins']],
  [{ 'mall.price_one': 'a point' }, ['a point', '2 points']],
])('the merchant’s own wording %j goes before every form of ours', async (own, said) => {
  const t = createTranslate('EN', await loadTexts('EN'), own);
  expect([1, 2].map((points) => t('mall.price', { points, count: points }))).toEqual(said);
});

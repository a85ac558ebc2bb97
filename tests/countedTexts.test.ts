import { expect, it } from 'vitest';
import { createTranslate } from '#src/i18n/createTranslate.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { OTHER, baseOf } from '../scripts/texts/pluralForms.ts';
import { readAreas } from '../scripts/texts/readAreas.ts';
import { productSources } from './support/sources.ts';

it.each([
  ['EN', [0, 1, 2, 1000], ['0 points', '1 point', '2 points', '1000 points']],
  ['AR', [1, 2, 3, 11, 100, 103], ['نقطة واحدة', 'نقطتان', '3 نقاط', '11 نقطة', '100 نقطة', '103 نقاط']],
  ['VN', [1, 2], ['1 điểm', '2 điểm']],
  ['KH', [1, 2], ['1 ពិន្ទុ', '2 ពិន្ទុ']],
] as const)('in %s, %j are counted as the language does', async (language, numbers, words) => {
  const t = createTranslate(language, await loadTexts(language));
  expect(numbers.map((points) => t('mall.price', { points, count: points }))).toEqual(words);
});

it('who says a text that counts names the count', () => {
  const keys = readAreas()
    .filter(({ name }) => name.startsWith('player/'))
    .flatMap(({ english }) => Object.keys(english).filter((key) => key.endsWith(OTHER)))
    .map(baseOf);
  expect(keys).not.toEqual([]);
  const silent = productSources().flatMap(({ path, text }) =>
    [...text.matchAll(/\bt\(\s*['`]([\w.]+)(\$\{[^}]*\})?['`]\s*,\s*\{([^}]*)\}/g)]
      .filter(([, key = '', rest]) => (rest ? keys.some((known) => known.startsWith(key)) : keys.includes(key)))
      .filter(([, , , params = '']) => !/\bcount\b/.test(params))
      .map(([, key]) => `${path}: ${key}`),
  );
  expect(silent).toEqual([]);
});

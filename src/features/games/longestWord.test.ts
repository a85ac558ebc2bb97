import { expect, it } from 'vitest';
import { longestWord } from './longestWord.ts';

it.each([
  ['', 0],
  ['로또 서울', 0],
  ['ប៉េងប៉ោង', 0],
])('takes no notice of what may break: %j', (name, width) => {
  expect(longestWord(name)).toBe(width);
});

it('measures the longest word of a name', () => {
  expect(longestWord('Immersive Wheel')).toBe(longestWord('Immersive'));
  expect(longestWord('Thunderhall')).toBeGreaterThan(longestWord('Immersive'));
  expect(longestWord('Illicit')).toBeLessThan(longestWord('Monsoon'));
  expect(longestWord('Wimmelwimmel')).toBeGreaterThan(longestWord('Thunderhall'));
});

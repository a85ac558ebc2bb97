import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const words = ['hot-games', 'home-header', 'footer-nav', 'login-form'] as const;

test.each([
  ['hot-games', 'hot-games'],
  ['hot-gams', 'hot-games'],
  ['HOT-GAMES', 'hot-games'],
  ['hotgames', 'hot-games'],
  ['homeheader', 'home-header'],
  ['foter-nva', 'footer-nav'],
  ['logn', undefined],
  ['', undefined],
  ['winner-board', undefined],
])('%j means %s', (word, meant) => {
  expect(nearest(word, words)).toBe(meant);
});

test('knows nothing among no words', () => {
  expect(nearest('a', [])).toBeUndefined();
});

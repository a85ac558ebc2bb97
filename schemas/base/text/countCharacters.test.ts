import { expect, it } from 'vitest';
import { countCharacters } from './countCharacters.ts';

it.each([
  ['', 0],
  ['lobby', 5],
  ['大厅', 2],
  ['🎰🎲', 2],
  ['e\u0301', 2],
  ['\uD83C', 1],
])('%j has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

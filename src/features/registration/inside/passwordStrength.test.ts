import { expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

it.each([
  ['', 'weak'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['qwertyuiop1234567890', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['secret', 'weak'],
  ['Tuesday7', 'weak'],
  ['Harbour7', 'fair'],
  ['winterhollow', 'fair'],
  ['Winter-hollow7', 'strong'],
  ['lantern orchid copper', 'strong'],
])('calls %j %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

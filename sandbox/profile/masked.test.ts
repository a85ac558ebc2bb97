import { expect, it } from 'vitest';
import { maskedEmail, maskedName } from './masked.ts';

it.each([
  ['mia@players.example', 'm•••@players.example'],
  ['m@players.example', 'm•••@players.example'],
  ['"a@b"@players.example', '"•••@players.example'],
  ['😀x@players.example', '😀•••@players.example'],
])('of the address %s only %s is shown', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

it.each([
  ['Ana Maria Silva', 'A••• M••• S•••'],
  ['  Ana  Silva ', 'A••• S•••'],
  ['李小龙', '李•••'],
])('of the name %s only %s is shown', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});

import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { placeholdersKept } from './placeholdersKept.ts';

const found = (strings: object) =>
  placeholdersKept(resolvedWith({ '/template/parameters/language': 'EN,TH', '/template/strings': strings })).map(
    ({ code, pointer, params }) => [code, pointer, params['placeholders']],
  );

test('a text that loses what is filled in is found in every language, with the names', () => {
  expect(found({ EN: { 'register.terms': 'ok' }, TH: { 'register.terms': 'ตกลง' } })).toEqual([
    ['text.placeholderLost', '/template/strings/EN/register.terms', '{{age}}'],
    ['text.placeholderLost', '/template/strings/TH/register.terms', '{{age}}'],
  ]);
});

test('a text that fills in what nobody gives is found', () => {
  expect(found({ EN: { 'register.terms': 'I am {{age}} and live in {{country}}.' } })).toEqual([
    ['text.placeholderUnknown', '/template/strings/EN/register.terms', '{{country}}'],
  ]);
});

test.each([
  ['fills in the same, in any order', { 'register.terms': 'Terms accepted, {{ age }} or older.' }],
  ['has nothing to fill in', { 'login.lead': 'Welcome back.' }],
  ['is not one of the product’s', { 'my.own': 'Call {{name}}.' }],
])('a text that %s is not', (_title, texts) => {
  expect(found({ EN: texts })).toEqual([]);
});

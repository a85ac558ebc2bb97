import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { stringsComplete } from './stringsComplete.ts';

const lint = (language: string, strings: object) =>
  stringsComplete(resolvedWith({ '/template/parameters/language': language, '/template/strings': strings })).map(
    ({ code, pointer, params }) => [code, pointer, params['present']],
  );

test.each([
  ['no texts of its own', 'EN,VN', {}, []],
  ['the same texts in every language', 'EN,VN', { EN: { 'home.claim': 'Hi' }, VN: { 'home.claim': 'Chào' } }, []],
  [
    'a text missing in one',
    'EN,VN',
    { EN: { 'home.claim': 'Hi' } },
    [['strings.missing', '/template/strings/VN/home.claim', 'EN']],
  ],
  [
    'a form that another language has no use for',
    'EN,VN',
    { EN: { 'mall.price': 'coins', 'mall.price_one': 'coin' }, VN: { 'mall.price': 'xu' } },
    [],
  ],
  [
    'a text missing in two',
    'EN,VN,TH',
    { VN: { 'home.claim': 'Chào' } },
    [
      ['strings.missing', '/template/strings/EN/home.claim', 'VN'],
      ['strings.missing', '/template/strings/TH/home.claim', 'VN'],
    ],
  ],
  [
    'different texts missing in each',
    'EN,VN',
    { EN: { one: '1' }, VN: { two: '2' } },
    [
      ['strings.missing', '/template/strings/VN/one', 'EN'],
      ['strings.missing', '/template/strings/EN/two', 'VN'],
    ],
  ],
  [
    'a language that is off',
    'EN',
    { EN: { one: '1' }, AR: { one: '1' } },
    [['strings.unused', '/template/strings/AR', undefined]],
  ],
])('%s', (_title, language, strings, found) => {
  expect(lint(language, strings)).toEqual(found);
});

test('texts of a language that is off can be taken out', () => {
  const [found] = stringsComplete(resolvedWith({ '/template/strings': { AR: { one: '1' } } }));
  expect(found).toMatchObject({ severity: 'info', fix: { op: 'remove', pointer: '/template/strings/AR' } });
});

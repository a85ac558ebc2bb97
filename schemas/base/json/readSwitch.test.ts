import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSwitch } from './readSwitch.ts';

test.each([
  ['1'],
  ['true'],
  ['TRUE'],
  ['True'],
  ['y'],
  ['Y'],
  ['yes'],
  ['YES'],
  ['on'],
  ['ON'],
  ['On'],
  [' 1'],
  ['1 '],
  [' true\n'],
  [1],
  [true],
])('%j is on', (raw) => {
  expect(readSwitch(raw)).toBe(true);
});

test.each([
  ['0'],
  ['false'],
  ['FALSE'],
  ['False'],
  ['n'],
  ['N'],
  ['no'],
  ['NO'],
  ['off'],
  ['OFF'],
  ['Off'],
  [' 0'],
  ['0 '],
  [''],
  ['  '],
  [0],
  [-0],
  [false],
])('%j is off', (raw) => {
  expect(readSwitch(raw)).toBe(false);
});

test.each([
  [undefined],
  [null],
  ['2'],
  ['-1'],
  ['01'],
  ['1.0'],
  ['enabled'],
  ['ja'],
  ['t'],
  ['null'],
  ['"1"'],
  ['１'],
  ['true,false'],
  [2],
  [-1],
  [0.5],
  [NaN],
  [Infinity],
  [[]],
  [['1']],
  [{}],
  [{ on: true }],
  [{ toString: 1, valueOf: 1 }],
])('%j is neither', (raw) => {
  expect(readSwitch(raw)).toBeUndefined();
});

test('any JSON value gives an answer', () => {
  fc.assert(fc.property(fc.jsonValue(), (raw) => [true, false, undefined].includes(readSwitch(raw))));
});

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
  expect(readSwitch(raw, false, '/switches/CBS3')).toEqual({ on: true, problems: [] });
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
  expect(readSwitch(raw, true, '/switches/CBS3')).toEqual({ on: false, problems: [] });
});

test.each([[undefined], [null]])('%j leaves the default', (raw) => {
  expect([readSwitch(raw, true, ''), readSwitch(raw, false, '')]).toEqual([
    { on: true, problems: [] },
    { on: false, problems: [] },
  ]);
});

test.each([
  ['2', '2'],
  ['-1', '-1'],
  ['01', '01'],
  ['1.0', '1.0'],
  ['enabled', 'enabled'],
  ['ja', 'ja'],
  ['t', 't'],
  ['null', 'null'],
  ['"1"', '"1"'],
  ['１', '１'],
  ['true,false', 'true,false'],
  [2, '2'],
  [-1, '-1'],
  [0.5, '0.5'],
  [NaN, 'nan'],
  [Infinity, 'infinity'],
  [[], '[]'],
  [['1'], '["1"]'],
  [{}, '{}'],
  [{ on: true }, '{"on":true}'],
  [{ toString: 1, valueOf: 1 }, '{"toString":1,"valueOf":1}'],
])('%j is unreadable and leaves the default', (raw, value) => {
  const [on, off] = [true, false].map((fallback) => readSwitch(raw, fallback, '/switches/CBS3'));
  expect(on).toMatchObject({
    on: true,
    problems: [{ code: 'switch.unreadable', document: 'switches', params: { value }, fix: { value: '1' } }],
  });
  expect(off).toMatchObject({
    on: false,
    problems: [{ code: 'switch.unreadable', severity: 'warning', params: { value }, fix: { value: '0' } }],
  });
});

test('any JSON value gives an answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (raw, fallback) => {
      const { on, problems } = readSwitch(raw, fallback, '');
      expect(problems.length === 0 || on === fallback).toBe(true);
    }),
  );
});

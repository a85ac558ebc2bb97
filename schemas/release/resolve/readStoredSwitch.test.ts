import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStoredSwitch } from './readStoredSwitch.ts';

test.each([
  ['1', true],
  ['off', false],
])('%j has no problem', (raw, on) => {
  expect(readStoredSwitch(raw, !on, '/switches/CBS3')).toEqual({ on, problems: [] });
});

test.each([[undefined], [null]])('%j leaves the default', (raw) => {
  expect([readStoredSwitch(raw, true, ''), readStoredSwitch(raw, false, '')]).toEqual([
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
  const [on, off] = [true, false].map((fallback) => readStoredSwitch(raw, fallback, '/switches/CBS3'));
  expect(on).toMatchObject({
    on: true,
    problems: [{ code: 'switch.unreadable', document: 'switches', params: { value }, fix: { value: '1' } }],
  });
  expect(off).toMatchObject({
    on: false,
    problems: [{ code: 'switch.unreadable', severity: 'warning', params: { value }, fix: { value: '0' } }],
  });
});

test('a switch that is read has no problem, and else its default', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.boolean(), (raw, fallback) => {
      const { on, problems } = readStoredSwitch(raw, fallback, '');
      expect(problems.length === 0 || on === fallback).toBe(true);
    }),
  );
});

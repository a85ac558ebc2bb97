import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { patternExamples } from './patternExamples.ts';

const pointer = '/registerSettings/fields/wechat/rules';
const found = (rule: object) =>
  patternExamples(resolvedWith({ [pointer]: [{ rule: 'pattern', ...rule }] })).map(({ code, pointer: at, fix }) => [
    code,
    at,
    fix,
  ]);

test.each([
  ['agree', { value: '^[a-z]+$', accepts: ['abc'], refuses: ['ABC', '1'] }],
  ['are none', { value: '^[a-z]+$' }],
  ['cannot be checked, because the pattern may not run', { value: '^(a+)+$', accepts: ['b'] }],
])('nothing is said when examples %s', (_title, rule) => {
  expect(found(rule)).toEqual([]);
});

test('an example that is checked otherwise is named, and can be taken out', () => {
  expect(found({ value: '^[a-z]+$', accepts: ['abc', 'ABC'], refuses: ['x', '1'] })).toEqual([
    ['pattern.exampleRefused', `${pointer}/0/accepts`, { op: 'set', pointer: `${pointer}/0/accepts`, value: ['abc'] }],
    ['pattern.exampleAccepted', `${pointer}/0/refuses`, { op: 'set', pointer: `${pointer}/0/refuses`, value: ['1'] }],
  ]);
});

import { expect, test } from 'vitest';
import type { Rule } from '../declare/register/registerSettings.schema.ts';
import { ageOn, runRules } from './runRules.ts';

const context = { values: { password: 'secret1' }, today: '2026-11-21' };
const run = (value: string, ...rules: Rule[]) => runRules(value, { required: false, rules }, context)?.message;

const rule = (kind: Rule['rule'], value: string | number) => ({ rule: kind, value }) as Rule; // each row below is a rule of the schema

test.each<[string, Rule, boolean]>([
  ['abcd', rule('minLength', 4), true],
  ['abc', rule('minLength', 4), false],
  ['😀😀', rule('minLength', 3), false],
  ['abcd', rule('maxLength', 4), true],
  ['abcde', rule('maxLength', 4), false],
  ['😀😀😀', rule('maxLength', 3), true],
  ['abc', rule('pattern', '^[a-c]+$'), true],
  ['abd', rule('pattern', '^[a-c]+$'), false],
  ['xabcx', rule('pattern', 'b'), true],
  ['aaaa', rule('pattern', '^(a+)+$'), false],
  ['aaaa', rule('pattern', '['), false],
  ['0123', rule('format', 'digits'), true],
  ['12.3', rule('format', 'digits'), false],
  ['١٢٣', rule('format', 'digits'), false],
  ['12\n', rule('format', 'digits'), false],
  ['Ab9', rule('format', 'letters-digits'), true],
  ['Ab_9', rule('format', 'letters-digits'), false],
  ['é', rule('format', 'letters-digits'), false],
  ['a@b.co', rule('format', 'email'), true],
  ['a.b+c@d-e.example', rule('format', 'email'), true],
  ['a@b', rule('format', 'email'), false],
  ['a b@c.de', rule('format', 'email'), false],
  ['a@b@c.de', rule('format', 'email'), false],
  ['@b.co', rule('format', 'email'), false],
  ['Nguyễn Văn An', rule('format', 'name'), true],
  ["O'Neil-Smith", rule('format', 'name'), true],
  ['สมชาย ใจดี', rule('format', 'name'), true],
  ['عبد الله', rule('format', 'name'), true],
  ['R2D2', rule('format', 'name'), false],
  ['<b>', rule('format', 'name'), false],
  ['2000-02-29', rule('format', 'date'), true],
  ['2001-02-29', rule('format', 'date'), false],
  ['2001-02-30', rule('format', 'date'), false],
  ['2001-13-01', rule('format', 'date'), false],
  ['2001-1-1', rule('format', 'date'), false],
  ['01.02.2001', rule('format', 'date'), false],
  ['+002001-01-01', rule('format', 'date'), false],
  ['secret1', rule('equals', 'password'), true],
  ['Secret1', rule('equals', 'password'), false],
  ['x', rule('equals', 'email'), false],
  ['2008-11-21', rule('minAge', 18), true],
  ['2008-11-22', rule('minAge', 18), false],
  ['2027-01-01', rule('minAge', 1), false],
  ['nonsense', rule('minAge', 18), false],
  ['1900-01-01', rule('notBefore', '1900-01-01'), true],
  ['1899-12-31', rule('notBefore', '1900-01-01'), false],
  ['2026-12-31', rule('notBefore', '1900-01-01'), true],
  ['2027-01-01', rule('notBefore', '1900-01-01'), false],
  ['1900-02-31', rule('notBefore', '1900-01-01'), false],
])('%j against %j: %s', (value, each, holds) => {
  const own = each.rule === 'format' ? `rule.format.${each.value}` : `rule.${each.rule}`;
  expect(run(value, each)).toBe(holds ? undefined : own);
});

test('the first broken rule is reported, with its bound and its own message', () => {
  const rules: Rule[] = [
    { rule: 'maxLength', value: 10 },
    { rule: 'minLength', value: 4, message: 'my.short' },
    { rule: 'format', value: 'digits' },
  ];
  expect(runRules('ab', { required: true, rules }, context)).toEqual({ message: 'my.short', params: { value: 4 } });
});

test.each([
  [true, { message: 'rule.required', params: {} }],
  [false, undefined],
])('an empty value, required %s', (required, fault) => {
  expect(runRules('', { required, rules: [{ rule: 'minLength', value: 4 }] }, context)).toEqual(fault);
});

test('a value past 256 characters fails before any rule looks at it', () => {
  expect(runRules('a'.repeat(257), { required: false, rules: [] }, context)).toEqual({
    message: 'rule.maxLength',
    params: { value: 256 },
  });
  expect(runRules('a'.repeat(256), { required: false, rules: [] }, context)).toBeUndefined();
});

test.each([
  ['2000-01-01', '2018-01-01', 18],
  ['2000-01-02', '2018-01-01', 17],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2018-01-01', '2018-01-01', 0],
])('born %s is on %s of age %d', (born, today, age) => {
  expect(ageOn(born, today)).toBe(age);
});

import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { safePatterns } from './safePatterns.ts';

const rules = '/registerSettings/fields/wechat/rules';
const pattern = (value: string) => ({ rule: 'pattern', value });

const minLength = { rule: 'minLength', value: 2 };

test.each([
  ['^[a-z]+$', undefined, undefined],
  ['^(a+)+$', 'can-hang', ['^a+$']],
  ['^(?=.*[A-Z])(?=.*\\d).{8,}$', 'unsupported', ['^.*[A-Z]', '^.*\\d', '^.{8,}$']],
  ['[a-z', 'malformed', undefined],
  ['^(a)\\1$', 'unsupported', undefined],
])('%s in a field: %s, said instead by %j', (value, verdict, instead) => {
  const found = safePatterns(resolvedWith({ [rules]: [minLength, pattern(value), minLength] }));
  expect(found.map(({ code, pointer, params, fix }) => ({ code, pointer, verdict: params['verdict'], fix }))).toEqual(
    verdict === undefined
      ? []
      : [
          {
            code: 'pattern.refused',
            pointer: `${rules}/1/value`,
            verdict,
            fix: instead && { op: 'set', pointer: rules, value: [minLength, ...instead.map(pattern), minLength] },
          },
        ],
  );
});

test('the message stays with each rule that says the same, and an example with those that it is for', () => {
  const rule = { rule: 'pattern', message: 'rule.password', accepts: ['Ab1'], refuses: ['ab1', 'A'] };
  const found = safePatterns(resolvedWith({ [rules]: [{ ...rule, value: '^(?=.*[A-Z])(?=.*\\d)[A-Za-z]+$' }] }));
  expect(found[0]?.fix).toMatchObject({
    value: [
      { ...rule, value: '^.*[A-Z]', refuses: ['ab1'] },
      { ...rule, value: '^.*\\d', refuses: ['A'] },
      { ...rule, value: '^[A-Za-z]+$', refuses: ['ab1'] },
    ],
  });
});

test('there is no fix where a field would get more rules than it may have', () => {
  const full = [...Array.from({ length: 7 }, () => minLength), pattern('^(?=a)[a-z]+$')];
  const fixes = (given: readonly object[]) => safePatterns(resolvedWith({ [rules]: given })).map(({ fix }) => fix?.op);
  expect(fixes(full)).toEqual([undefined]);
  expect(fixes(full.slice(1))).toEqual(['set']);
});

test('shared rule sets are checked too', () => {
  const pointer = '/registerSettings/shared/loginUsername';
  const found = safePatterns(resolvedWith({ [pointer]: [pattern('(a|a)*b')] }));
  expect(found).toMatchObject([
    { pointer: `${pointer}/0/value`, params: { field: 'loginUsername', pattern: '(a|a)*b', verdict: 'can-hang' } },
  ]);
});

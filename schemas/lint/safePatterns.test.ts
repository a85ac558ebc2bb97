import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { safePatterns } from './safePatterns.ts';

const rules = '/registerSettings/fields/wechat/rules';
const pattern = (value: string) => ({ rule: 'pattern', value });

test.each([
  ['^[a-z]+$', undefined, undefined],
  ['^(a+)+$', 'can-hang', '^a+$'],
  ['[a-z', 'malformed', '[a-z]'],
  ['^(?=a)a$', 'unsupported', '^a$'],
  ['^(a)\\1$', 'unsupported', undefined],
])('%s in a field: %s, meant %s', (value, verdict, meant) => {
  const found = safePatterns(resolvedWith({ [rules]: [{ rule: 'minLength', value: 2 }, pattern(value)] }));
  expect(found.map(({ code, pointer, params, fix }) => ({ code, pointer, verdict: params['verdict'], fix }))).toEqual(
    verdict === undefined
      ? []
      : [
          {
            code: 'pattern.refused',
            pointer: `${rules}/1/value`,
            verdict,
            fix: meant
              ? { op: 'set', pointer: `${rules}/1/value`, value: meant }
              : { op: 'set', pointer: rules, value: [{ rule: 'minLength', value: 2 }] },
          },
        ],
  );
});

test('shared rule sets are checked too', () => {
  const pointer = '/registerSettings/shared/loginUsername';
  const found = safePatterns(resolvedWith({ [pointer]: [pattern('(a|a)*b')] }));
  expect(found).toMatchObject([
    { pointer: `${pointer}/0/value`, params: { field: 'loginUsername', pattern: '(a|a)*b', verdict: 'can-hang' } },
  ]);
});

import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { safePatterns } from './safePatterns.ts';

const rules = '/registerSettings/fields/wechat/rules';
const pattern = (value: string) => ({ rule: 'pattern', value });

test.each([
  ['^[a-z]+$', undefined],
  ['^(a+)+$', 'can-hang'],
  ['[a-z', 'malformed'],
  ['^(?=a)a$', 'unsupported'],
])('%s in a field: %s', (value, verdict) => {
  const found = safePatterns(resolvedWith({ [rules]: [{ rule: 'minLength', value: 2 }, pattern(value)] }));
  expect(found.map(({ code, pointer, params, fix }) => ({ code, pointer, verdict: params['verdict'], fix }))).toEqual(
    verdict === undefined
      ? []
      : [
          {
            code: 'pattern.refused',
            pointer: `${rules}/1/value`,
            verdict,
            fix: { op: 'set', pointer: rules, value: [{ rule: 'minLength', value: 2 }] },
          },
        ],
  );
});

test('shared rule sets are judged too', () => {
  const pointer = '/registerSettings/shared/loginUsername';
  const found = safePatterns(resolvedWith({ [pointer]: [pattern('(a|a)*b')] }));
  expect(found).toMatchObject([
    { pointer: `${pointer}/0/value`, params: { field: 'loginUsername', pattern: '(a|a)*b', verdict: 'can-hang' } },
  ]);
});

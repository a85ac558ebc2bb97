import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './readJson.ts';
import { safeJson } from './safeJson.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['{"a":[1,null,"x"]}', { a: [1, null, 'x'] }],
  ['0', 0],
  [' "text" ', 'text'],
  [deep(33), JSON.parse(deep(33))],
])('reads %s', (text, value) => {
  expect(readJson(text)).toEqual({ ok: true, value });
  expect(safeJson(text)).toEqual(value);
});

test.each([
  ['', 'json.malformed', ''],
  ['{', 'json.malformed', ''],
  ['<html>', 'json.malformed', ''],
  ['{"a":1}x', 'json.malformed', ''],
  ['{"__proto__":{}}', 'json.hostile', '/__proto__'],
  ['{"a":[{"constructor":1}]}', 'json.hostile', '/a/0/constructor'],
  ['{"a/b":{"prototype":1}}', 'json.hostile', '/a~1b/prototype'],
  [deep(34), 'json.hostile', '/0'.repeat(33)],
  [deep(100_000), 'json.hostile', '/0'.repeat(33)],
])('refuses %.40s', (text, code, pointer) => {
  expect(readJson(text)).toMatchObject({ ok: false, problems: [{ code, pointer }] });
  expect(safeJson(text)).toBeUndefined();
});

test('takes any text without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readJson(text).ok).toBeTypeOf('boolean');
    }),
  );
});

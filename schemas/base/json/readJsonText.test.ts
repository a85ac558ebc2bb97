import { expect, test } from 'vitest';
import { readJsonText, textPlaceOf } from './readJsonText.ts';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['{"a":[1,null,"x"]}', { a: [1, null, 'x'] }],
  ['\uFEFF{"a":{"b":1},"b":2}\r\n', { a: { b: 1 }, b: 2 }],
  ['[{"a":1},{"a":2}]', [{ a: 1 }, { a: 2 }]],
])('reads %j', (text, value) => {
  expect(readJsonText(text)).toEqual({ ok: true, value });
});

test.each([
  ['a comma too many', '{\n  "a": 1,\n}', 'json.malformed', '', '3:1'],
  ['a conflict of a merge', '{\n<<<<<<< HEAD\n"a": 1 }', 'json.malformed', '', '2:1'],
  ['nothing', '', 'json.malformed', '', '1:1'],
  ['what is nested without end and never closed', '['.repeat(100_000), 'json.malformed', '', '1:1'],
  ['a key twice', '{\n  "title": "First",\n  "title": "Second"\n}', 'json.repeatedKey', '/title', '3:3'],
  ['a key twice in an item of a list', '{"a":[{},{"b/c":1,\n"b/c":2}]}', 'json.repeatedKey', '/a/1/b~1c', '2:1'],
  ['a key twice, written in two ways', '{"a":1,\n"\\u0061":2}', 'json.repeatedKey', '/a', '2:1'],
  ['a key that could reach a prototype', '{"__proto__":{}}', 'json.hostile', '/__proto__', undefined],
  ['what is nested without end under a key that comes again', `{"a":${deep(100_000)},"a":1}`, 'json.hostile', '', undefined],
])('refuses %s, and says where', (_title, text, code, pointer, at) => {
  const read = readJsonText(text);
  const [found] = read.ok ? [] : read.problems;
  expect(found).toMatchObject({ code, pointer });
  const place = found && textPlaceOf(found);
  expect(place && `${place.line}:${place.column}`).toBe(at);
});

test('names each repetition', () => {
  const read = readJsonText('{"a":1,"a":{"b":1,"b":2},"a":3}');
  expect(read.ok ? [] : read.problems.map(({ pointer }) => pointer)).toEqual(['/a', '/a/b', '/a']);
});

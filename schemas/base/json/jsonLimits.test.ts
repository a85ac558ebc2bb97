import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsJsonLimits, jsonLimits } from './jsonLimits.ts';
import { readJson } from './readJson.ts';

const fits = (text: string) => fitsJsonLimits(new TextEncoder().encode(text), 'body');
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const listed = (values: number) => `[${Array(values).fill('0').join()}]`;
const most = jsonLimits.values.body;

test.each([
  ['nothing', '', true],
  ['a small object', '{"a":[1,null,"x"]}', true],
  ['brackets and commas in a string', '"[[[[{{{{,,,,"', true],
  ['brackets behind escaped quotes', `["${'\\"['.repeat(100)}"]`, true],
  ['a string that ends in backslashes', `["${'\\\\'.repeat(100)}",0]`, true],
  ['the deepest', nested(jsonLimits.depth), true],
  ['deeper', nested(jsonLimits.depth + 1), false],
  ['deeper, behind a string that ends in a backslash', `["\\\\",${nested(jsonLimits.depth)}]`, false],
  ['an abyss', nested(100_000), false],
  ['the longest list', listed(most - 1), true],
  ['a longer list', listed(most + 1), false],
  ['many small lists', `[${nested(2).repeat(most)}]`, false],
  ['a long text', `{"a":"x${','.repeat(most)}"}`, true],
])('of %s says whether it fits', (_what, text, expected) => {
  expect(fits(text)).toBe(expected);
});

test('accepts the depth that is read, and no more', () => {
  for (const levels of [jsonLimits.depth, jsonLimits.depth + 1]) expect(fits(nested(levels))).toBe(readJson(nested(levels)).ok);
});

test('counts the same in every text, however it is written', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), fc.integer({ min: 0, max: 4 }), (json, indent) => {
      expect(fits(JSON.stringify(JSON.parse(json), null, indent))).toBe(true);
    }),
  );
});

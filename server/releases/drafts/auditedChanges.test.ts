import { expect, it } from 'vitest';
import { auditedChanges } from './auditedChanges.ts';

const words = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`word${index}`, 'x']));

it.each([
  ['nothing', { a: 1 }, { a: 1 }, { changes: [] }],
  ['a setting with its values', { a: 1, b: 2 }, { a: 3, b: 2 }, { changes: [{ pointer: '/a', before: 1, after: 3 }] }],
  ['a setting that came', {}, { a: 3 }, { changes: [{ pointer: '/a', after: 3 }] }],
  ['how many there were of a great many', {}, words(41), { changed: 41 }],
  ['how many there were of long ones', {}, { a: 'x'.repeat(4000) }, { changed: 1 }],
])('says %s', (_title, before, after, expected) => {
  expect(auditedChanges(before, after)).toEqual(expected);
});

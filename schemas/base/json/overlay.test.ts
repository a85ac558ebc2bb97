import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf, pointerTo } from './problem.ts';
import { isObject } from './isObject.ts';
import { overlay, valueAt, withValueAt } from './overlay.ts';

const key = fc.constantFrom('a', 'b', 'c', 'a/b', 'toString');
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    fc.string({ maxLength: 3 }),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 2 }),
    tie('object'),
  ),
  object: fc.dictionary(key, tie('node'), { maxKeys: 3 }),
})).object;

/** Pointers of everything that is not an object. */
const leavesOf = (value: unknown, pointer = ''): string[] =>
  isObject(value) ? Object.entries(value).flatMap(([name, child]) => leavesOf(child, pointer + pointerTo(name))) : [pointer];

const merged = (...layers: unknown[]) => overlay(layers.map((layer) => ['preset', layer] as const)).value;

test.each([
  ['a higher value wins', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }, { '/a': 'default', '/b': 'merchant' }],
  ['objects are merged', { a: { b: 1 } }, { a: { c: 2 } }, { a: { b: 1, c: 2 } }, { '/a/b': 'default', '/a/c': 'merchant' }],
  ['lists are one value', { a: [1, 2, 3] }, { a: [9] }, { a: [9] }, { '/a': 'merchant' }],
  ['an empty list is a value', { a: [1] }, { a: [] }, { a: [] }, { '/a': 'merchant' }],
  ['null is a value', { a: { b: 1 } }, { a: null }, { a: null }, { '/a': 'merchant' }],
  ['absent is none', { a: 1 }, { a: undefined }, { a: 1 }, { '/a': 'default' }],
  ['a value replaces an object', { a: { b: 1, c: { d: 2 } } }, { a: 5 }, { a: 5 }, { '/a': 'merchant' }],
  ['an object replaces a value', { a: 5 }, { a: { b: 1 } }, { a: { b: 1 } }, { '/a/b': 'merchant' }],
  ['keys with a slash are escaped', { 'a/b': 1 }, {}, { 'a/b': 1 }, { '/a~1b': 'default' }],
  ['inherited names are nothing special', {}, { toString: { a: 1 } }, { toString: { a: 1 } }, { '/toString/a': 'merchant' }],
])('%s', (_title, below, above, value, provenance) => {
  expect(
    overlay([
      ['default', below],
      ['merchant', above],
    ]),
  ).toEqual({ value, provenance });
});

test('laws: nothing below or above changes nothing, the same twice is once, order of grouping does not matter', () => {
  fc.assert(
    fc.property(tree, tree, tree, (a, b, c) => {
      expect(merged({}, a)).toEqual(a);
      expect(merged(a, {})).toEqual(a);
      expect(merged(a, a)).toEqual(a);
      expect(merged(merged(a, b), c)).toEqual(merged(a, b, c));
    }),
  );
});

test('law: every leaf has a layer, and every layer named has a leaf', () => {
  fc.assert(
    fc.property(tree, tree, tree, (a, b, c) => {
      const { value, provenance } = overlay([
        ['default', a],
        ['preset', b],
        ['merchant', c],
      ]);
      expect(Object.keys(provenance).toSorted()).toEqual(leavesOf(value).toSorted());
    }),
  );
});

test('law: a leaf has the highest layer that holds it', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      const { value, provenance } = overlay([
        ['default', a],
        ['merchant', b],
      ]);
      for (const pointer of leavesOf(value)) {
        const own = valueAt(b, pointer);
        expect(provenance[pointer]).toBe(own === undefined ? 'default' : 'merchant');
        expect(valueAt(value, pointer)).toEqual(own ?? (own === null ? null : valueAt(a, pointer)));
      }
    }),
  );
});

test('law: inputs stay as they were', () => {
  fc.assert(
    fc.property(tree, tree, (a, b) => {
      const before = structuredClone([a, b]);
      overlay([
        ['default', a],
        ['merchant', b],
      ]);
      expect([a, b]).toEqual(before);
    }),
  );
});

test.each([
  ['/a/b', 1],
  ['/list/1', 'y'],
  ['/list/9', undefined],
  ['/nothing/here', undefined],
  ['/a/toString', undefined],
  ['/list/length', undefined],
  ['', { a: { b: 1 }, list: ['x', 'y'] }],
])('valueAt %s', (pointer, value) => {
  expect(valueAt({ a: { b: 1 }, list: ['x', 'y'] }, pointer)).toEqual(value);
});

test.each([
  ['sets a leaf', '/a/b', 2, { a: { b: 2 }, list: [{ c: 1 }] }],
  ['makes the way there', '/x/y/z', 2, { a: { b: 1 }, list: [{ c: 1 }], x: { y: { z: 2 } } }],
  ['sets an element', '/list/0', 5, { a: { b: 1 }, list: [5] }],
  ['adds an element', '/list/1', 5, { a: { b: 1 }, list: [{ c: 1 }, 5] }],
  ['removes a leaf and its empty parent', '/a/b', undefined, { list: [{ c: 1 }] }],
  ['removes an element', '/list/0', undefined, { a: { b: 1 }, list: [] }],
  ['removes an element that became empty', '/list/0/c', undefined, { a: { b: 1 }, list: [] }],
  ['removes nothing where nothing is', '/q', undefined, { a: { b: 1 }, list: [{ c: 1 }] }],
  ['replaces all', '', { z: 1 }, { z: 1 }],
])('withValueAt %s', (_title, pointer, value, result) => {
  const document = { a: { b: 1 }, list: [{ c: 1 }] };
  const before = structuredClone(document);
  expect(withValueAt(document, pointer, value)).toEqual(result);
  expect(document).toEqual(before);
});

test('law: what is set can be got', () => {
  fc.assert(
    fc.property(tree, fc.array(key, { minLength: 1, maxLength: 3 }), fc.integer(), (document, keys, value) => {
      const pointer = pointerTo(...keys);
      // A key below a list is not a place for a value.
      fc.pre(keysOf(pointer).every((_key, index) => !Array.isArray(valueAt(document, pointerTo(...keys.slice(0, index))))));
      expect(valueAt(withValueAt(document, pointer, value), pointer)).toBe(value);
    }),
  );
});

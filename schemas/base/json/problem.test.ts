import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentAt, keysOf, pointerTo } from './problem.ts';
import { toProblems } from './toProblems.ts';

test.each([
  [[], ''],
  [['theme'], '/theme'],
  [['theme', 'dark'], '/theme/dark'],
  [['home', 0, 'id'], '/home/0/id'],
  [['a/b'], '/a~1b'],
  [['a~b'], '/a~0b'],
  [['~1'], '/~01'],
  [[''], '/'],
])('pointerTo(%j) is %s', (keys, pointer) => {
  expect(pointerTo(...keys)).toBe(pointer);
});

test('keysOf undoes pointerTo', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (keys) => {
      expect(keysOf(pointerTo(...keys))).toEqual(keys);
    }),
  );
});

test.each([
  ['/template/theme', 'template'],
  ['/switches/CBS3', 'switches'],
  ['/registerSettings', 'registerSettings'],
  ['/schemaVersion', 'release'],
  ['', 'release'],
  ['/templates', 'release'],
])('%s is in the %s', (pointer, document) => {
  expect(documentAt(pointer)).toBe(document);
});

const ajv = new Ajv({ allErrors: true, messages: false, discriminator: true });
const found = (schema: object, value: unknown, base?: string) => {
  const isValid = ajv.compile(schema);
  isValid(value);
  return toProblems(isValid.errors ?? [], base).map(({ code, pointer, fix }) => ({ code, pointer, ...(fix ? { fix } : {}) }));
};
const object = {
  type: 'object',
  additionalProperties: false,
  required: ['a'],
  properties: { a: { type: 'string', maxLength: 2 }, b: {} },
};

test.each([
  ['a missing key points at itself', object, {}, [{ code: 'schema.required', pointer: '/a' }]],
  [
    'an unknown key points at itself and can be taken out',
    object,
    { a: '', 'x/y': 1 },
    [{ code: 'schema.additionalProperties', pointer: '/x~1y', fix: { op: 'remove', pointer: '/x~1y' } }],
  ],
  ['a wrong value points at itself', object, { a: 'long' }, [{ code: 'schema.maxLength', pointer: '/a' }]],
  [
    'every fault is kept',
    object,
    { a: 1, c: 1 },
    [
      { code: 'schema.additionalProperties', pointer: '/c', fix: { op: 'remove', pointer: '/c' } },
      { code: 'schema.type', pointer: '/a' },
    ],
  ],
  [
    'a bad key is one problem, at the key',
    { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
    { OK: 1 },
    [{ code: 'schema.propertyNames', pointer: '/OK', fix: { op: 'remove', pointer: '/OK' } }],
  ],
  [
    'a wrapper is left out beside what it wraps',
    { anyOf: [{ type: 'string' }, { type: 'number' }] },
    true,
    [{ code: 'schema.type', pointer: '' }],
  ],
  [
    'a wrapper that stands alone is kept',
    { oneOf: [{ minimum: 1 }, { maximum: 9 }] },
    5,
    [{ code: 'schema.oneOf', pointer: '' }],
  ],
  [
    'an unknown kind',
    { type: 'object', discriminator: { propertyName: 'k' }, required: ['k'], oneOf: [{ properties: { k: { const: 'x' } } }] },
    { k: 'z' },
    [{ code: 'schema.discriminator', pointer: '' }],
  ],
])('%s', (_title, schema, value, problems) => {
  expect(found(schema, value)).toEqual(problems);
});

test('pointers start at the base', () => {
  expect(found(object, {}, '/template/layout/home/0/props')).toEqual([
    { code: 'schema.required', pointer: '/template/layout/home/0/props/a' },
  ]);
});

import fc from 'fast-check';
import { isObject } from '#schemas/base/json/isObject.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Beyond so many nested references only schemas without references are used, so that recursive schemas end. */
const MAX_REFERENCES = 5;
const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const schemaAt = (schema: Schema, word: string): Schema => (isObject(schema[word]) ? schema[word] : {});
const numberAt = (schema: Schema, word: string, otherwise: number): number => {
  const value = schema[word];
  return typeof value === 'number' ? value : otherwise;
};
const listAt = (schema: Schema, word: string): readonly unknown[] => {
  const value: unknown = schema[word];
  return Array.isArray(value) ? value : [];
};

const SURROGATES = { first: 0xd8_00, count: 0x8_00 };

/** Every character of Unicode. The library's own `binary` begins with a table of them all, which takes a second. */
const anyCharacter = fc
  .nat(0x10_ff_ff - SURROGATES.count)
  .map((place) => String.fromCodePoint(place < SURROGATES.first ? place : place + SURROGATES.count));

/** Texts that match a pattern. Look-aheads are ignored: non-matching values are filtered afterwards. */
function matching(schema: Schema, source: string): fc.Arbitrary<string> {
  const pattern = new RegExp(source, 'u');
  return fc
    .stringMatching(new RegExp(source.replaceAll(/\(\?[!=](?:\[.*?\]|\([^()]*\)|[^[\]()])*\)/g, ''), 'u'))
    .filter((text) => text.length <= numberAt(schema, 'maxLength', Infinity) && pattern.test(text));
}

/** How values are made that a schema limits but does not list. */
export interface Leaves {
  /** Texts without a pattern. */
  readonly text: (schema: Schema) => fc.Arbitrary<string>;
  readonly number: (schema: Schema) => fc.Arbitrary<number>;
  /** How many entries a list has at most. */
  readonly mostItems: number;
}

/** Any values, small where the schema sets no limits. */
const anyLeaves: Leaves = {
  text: (schema) =>
    fc.string({
      unit: fc.oneof(fc.constantFrom(...'/:,.-# aE1'), anyCharacter),
      minLength: numberAt(schema, 'minLength', 0),
      maxLength: numberAt(schema, 'maxLength', 20),
    }),
  number(schema) {
    const limits = { min: numberAt(schema, 'minimum', -9), max: numberAt(schema, 'maximum', 9) };
    return schema['type'] === 'integer' ? fc.integer(limits) : fc.double({ ...limits, noNaN: true });
  },
  mostItems: 4,
};

const textOf = (schema: Schema, leaves: Leaves) =>
  typeof schema['pattern'] === 'string' ? matching(schema, schema['pattern']) : leaves.text(schema);

/** The definitions that a schema may reference, and the values made for them so far. */
interface Scope {
  readonly definitions: Readonly<Record<string, Schema>>;
  readonly made: Map<string, fc.Arbitrary<unknown>>;
  readonly references: number;
  readonly leaves: Leaves;
}

/** Values that a schema of ours accepts. Supports the keywords that our schemas use, and fails on any other. */
export const arbitraryOf = (schema: Schema, leaves: Leaves = anyLeaves): fc.Arbitrary<unknown> =>
  valuesOf(schema, { definitions: {}, made: new Map(), references: 0, leaves });

function valuesOf(schema: Schema, outer: Scope): fc.Arbitrary<unknown> {
  // A schema's definitions are schemas.
  const scope = { ...outer, definitions: { ...outer.definitions, ...(schemaAt(schema, 'definitions') as Scope['definitions']) } };
  const inner = (each: unknown) => valuesOf(isObject(each) ? each : {}, scope);
  if (typeof schema['$ref'] === 'string') return referred(schema['$ref'].replace('#/definitions/', ''), scope);
  if ('const' in schema) return fc.constant(schema['const']);
  if ('enum' in schema) return fc.constantFrom(...listAt(schema, 'enum'));
  if ('oneOf' in schema) return fc.oneof(...listAt(schema, 'oneOf').map(inner));
  if (Array.isArray(schema['type'])) return fc.oneof(...schema['type'].map((type: unknown) => inner({ ...schema, type })));
  switch (schema['type']) {
    case 'string':
      return textOf(schema, scope.leaves);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return scope.leaves.number(schema);
    case 'array':
      return arrayOf(schema, inner(schema['items']), scope.leaves);
    case 'object':
      return objectOf(schema, inner, scope);
    default:
      throw new Error(`No values for ${JSON.stringify(schema)}`);
  }
}

/** The values of a definition, made once for each depth. */
function referred(name: string, scope: Scope): fc.Arbitrary<unknown> {
  const { definitions, made, references } = scope;
  const key = `${name} ${references}`;
  const values = made.get(key) ?? valuesOf(definitions[name] ?? {}, { ...scope, references: references + 1 });
  made.set(key, values);
  return values;
}

function arrayOf(schema: Schema, item: fc.Arbitrary<unknown>, { mostItems }: Leaves) {
  const size = {
    minLength: numberAt(schema, 'minItems', 0),
    maxLength: Math.min(mostItems, numberAt(schema, 'maxItems', mostItems)),
  };
  return schema['uniqueItems'] === true ? fc.uniqueArray(item, size) : fc.array(item, size);
}

function objectOf(
  schema: Schema,
  inner: (schema: unknown) => fc.Arbitrary<unknown>,
  { references, leaves }: Scope,
): fc.Arbitrary<unknown> {
  const more = schema['additionalProperties'];
  if (isObject(more))
    return fc.dictionary(
      textOf(schemaAt(schema, 'propertyNames'), leaves).filter((key) => !PROTOTYPE_KEYS.has(key)),
      inner(more),
      { maxKeys: 4 },
    );
  const properties = Object.entries(schemaAt(schema, 'properties'))
    .filter(([, child]) => references < MAX_REFERENCES || !JSON.stringify(child).includes('$ref'))
    .map(([key, child]) => [key, inner(child)] as const);
  if (schema['maxProperties'] === 1) return fc.oneof(...properties.map(([key, value]) => fc.record({ [key]: value })));
  return fc.record(Object.fromEntries(properties), { requiredKeys: listAt(schema, 'required').map(String) });
}

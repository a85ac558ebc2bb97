import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { blockTypes, blocks, declarationOf, regionsOf } from '#schemas/declare/blocks/blocks.ts';
import * as blockValidators from '#schemas/generated/blocks.js';
import { isObject } from '#schemas/base/json/isObject.ts';
import { regions } from '#schemas/declare/names/regions.ts';
import { registerFields, sharedRuleSets } from '#schemas/declare/register/registerSettings.schema.ts';
import { releaseSchema } from '#schemas/declare/release/release.schema.ts';
import { colourRoles } from '#schemas/declare/names/themeRoles.ts';
import { type SchemaLeaf, schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';

/** Identity and shape of a release are not settings: the tool shows them and never edits them. */
const NO_SETTINGS = new Set(['/$schema', '/schemaVersion', '/template/templateId', '/template/merchantCode']);

const documents = { release: releaseSchema, ...Object.fromEntries(blockTypes.map((type) => [type, blocks[type].schema])) };
const leaves = Object.entries(documents).flatMap(([document, schema]) =>
  schemaLeaves(schema).map((leaf) => ({ ...leaf, name: `${document} ${leaf.pointer}` })),
);
const settings = leaves.filter(({ pointer }) => !NO_SETTINGS.has(pointer));
/** A version has to be named. Lists of the layout, rules and field order have no default of their own: `releaseDefaults` makes them. */
const withoutDefault = ({ pointer }: SchemaLeaf) =>
  /^\/template\/(layout|strings)\/|^\/template\/version$|^\/registerSettings\//.test(pointer);

const named = (list: typeof leaves) => list.map(({ name }) => name);

test('there are settings to check', () => {
  expect(settings.length).toBeGreaterThan(150);
});

test('every leaf has a title and a description that says more', () => {
  const silent = leaves.filter(
    ({ schema: { title, description } }) =>
      typeof title !== 'string' || title === '' || typeof description !== 'string' || description.length < 12,
  );
  expect(named(silent)).toEqual([]);
});

test('every setting has a widget for the operator’s form', () => {
  const without = settings.filter(({ schema }) => {
    const ui = schema['x-ui'];
    return !isObject(ui) || typeof ui['widget'] !== 'string';
  });
  expect(named(without)).toEqual([]);
});

test('every optional setting has a default, and the default is itself valid', () => {
  const ajv = new Ajv({ strict: false });
  const bad = settings.filter((leaf) => {
    if (leaf.required || withoutDefault(leaf)) return false;
    return !('default' in leaf.schema) || !ajv.validate(leaf.schema, leaf.schema['default']);
  });
  expect(named(bad)).toEqual([]);
});

test('no setting is open: numbers have bounds, texts a longest length, a pattern or a choice, lists a longest length', () => {
  const open = leaves.filter(({ schema }) => {
    if (schema['type'] === 'string') return !('maxLength' in schema || 'pattern' in schema || 'enum' in schema);
    if (schema['type'] === 'integer' || schema['type'] === 'number')
      return !('const' in schema || ('minimum' in schema && 'maximum' in schema));
    return schema['type'] === 'array' && !('maxItems' in schema);
  });
  expect(named(open)).toEqual([]);
});

/** How a name ends by the unit that its setting declares. */
const endings = { millisecond: 'Ms', second: 'Seconds', minute: 'Minutes', day: 'Days', pixel: 'Px' };

test('a setting declares the unit that its name ends with, and lengths of time have the control for them', () => {
  const wrong = settings.filter(({ pointer, schema }) => {
    const unit = Object.entries(endings).find(([, ending]) => pointer.endsWith(ending))?.[0];
    const ui = schema['x-ui'];
    const isDuration = isObject(ui) && ui['widget'] === 'duration';
    return schema['x-unit'] !== unit || isDuration !== (unit !== undefined && unit !== 'pixel');
  });
  expect(named(wrong)).toEqual([]);
  expect(settings.filter(({ schema }) => 'x-unit' in schema).length).toBeGreaterThan(30);
});

/** Whether a setting of this schema can be stricter in this way. */
function fitsStrictness(schema: Readonly<Record<string, unknown>>): boolean {
  const { 'x-strict': strictness, type, enum: words } = schema;
  if (Array.isArray(strictness)) {
    const choices = new Set(Array.isArray(words) ? words : []);
    return strictness.length === choices.size && strictness.every((word) => choices.has(word));
  }
  if (strictness === 'mostAboveZero') return type === 'integer' && schema['minimum'] === 0;
  if (strictness === 'least') return type === 'integer' || (type === 'string' && 'pattern' in schema);
  return (strictness === 'on' || strictness === 'off') && (type === 'boolean' || type === 'string');
}

test('what is stricter fits the setting: a flag, a number, or all words of a choice', () => {
  const directed = settings.filter(({ schema }) => 'x-strict' in schema);
  expect(named(directed.filter(({ schema }) => !fitsStrictness(schema)))).toEqual([]);
  expect(directed.length).toBeGreaterThan(10);
});

/** Every object with properties, at any depth, alternatives included. */
function openObjects(schema: unknown, pointer: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => openObjects(each, `${pointer}/${index}`));
  if (!isObject(schema)) return [];
  const isOpen =
    schema['type'] === 'object' &&
    isObject(schema['properties']) &&
    schema['additionalProperties'] !== false &&
    !('oneOf' in schema);
  return [
    ...(isOpen ? [pointer] : []),
    ...Object.entries(schema).flatMap(([key, child]) => openObjects(child, `${pointer}/${key}`)),
  ];
}

test('documents and block settings refuse keys that they do not know', () => {
  expect(Object.entries(documents).flatMap(([name, schema]) => openObjects(schema, name))).toEqual([]);
});

test('schemas refer only to their own definitions', () => {
  const references = [...JSON.stringify(documents).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target = '']) => target);
  expect(references.filter((target) => !/^#\/definitions\/\w+$/.test(target))).toEqual([]);
});

test.each(blockTypes)('block %s has a validator, regions that there are, and a drawing within its frame', (type) => {
  expect(blockValidators[type]({})).toBe(true);
  expect(regionsOf(type).filter((region) => !regions.includes(region))).toEqual([]);
  expect(regionsOf(type)).not.toEqual([]);
  const { light = '', strong = '' } = declarationOf(type).sketch;
  const drawn = [light, strong]
    .flatMap((part) => (part === '' ? [] : part.split(', ')))
    .map((each) => each.split(' ').map(Number));
  const fits = ([x = NaN, y = NaN, width = NaN, height = NaN]: readonly number[]) =>
    x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 48 && y + height <= 32;
  expect(drawn.filter((each) => !fits(each))).toEqual([]);
});

test('every region has a block made for it', () => {
  expect(regions.filter((region) => !blockTypes.some((type) => regionsOf(type).includes(region)))).toEqual([]);
});

test('closed lists and schemas name the same things', () => {
  const { theme, layout } = releaseSchema.properties.template.properties;
  const { fields, shared } = releaseSchema.properties.registerSettings.properties;
  expect(Object.keys(theme.properties.dark.properties)).toEqual(colourRoles);
  expect(Object.keys(theme.properties.light.properties)).toEqual(colourRoles);
  expect(Object.keys(layout.properties)).toEqual(regions);
  expect(Object.keys(fields.properties)).toEqual(registerFields);
  expect(Object.keys(shared.properties)).toEqual(sharedRuleSets);
});

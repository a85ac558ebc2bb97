import fc from 'fast-check';
import { isObject } from '../../schemas/isObject.ts';
import { arbitraryOf } from '../../tests/support/arbitraryOf.ts';
import { MANY, extremes, hardNumber, hardText } from './extremes.ts';

type Schema = Readonly<Record<string, unknown>>;

const MISSING_PICTURE = '/art/missing.webp';

const isPicture = (text: string): boolean => /^\/.*\.(webp|svg|png)$|^\/(art|brand|vendor)\//.test(text);
/** A code, an address, a day or a state: what the player decides by, or links to. */
const isCode = (text: string): boolean => /^[A-Z0-9_-]*$|^(\/|https?:|data:|[a-z]+\.[a-zA-Z]+$)|^\d{4}-\d\d-\d\d/.test(text);
/** One word without a capital may be a name or a state, such as `paid`. */
const mayBeCode = (text: string): boolean => /^[a-z][A-Za-z-]*$/.test(text);

function likeText(schema: Schema, sample: string): fc.Arbitrary<unknown> {
  const same = fc.constant(sample);
  if (isPicture(sample)) return fc.constantFrom(sample, MISSING_PICTURE);
  if ('pattern' in schema || isCode(sample)) return same;
  if (sample.startsWith('<p>'))
    return hardText({ maxLength: 400 }).map((text) => `<p>${text.replaceAll('<', '&lt;')}</p>${sample}`);
  return mayBeCode(sample) ? fc.oneof({ weight: 3, arbitrary: same }, hardText(schema)) : hardText(schema);
}

/** An entry known by a code of the platform stands in a list once; by an id it can stand there under others. */
const isUnique = (entry: unknown): boolean =>
  isObject(entry) &&
  !Object.keys(entry).some(isId) &&
  Object.values(entry).some((value) => typeof value === 'string' && /^[A-Z0-9_]+$/.test(value));

/** The same entry under another id: a list has each once. */
const numbered = (entry: unknown, round: number): unknown =>
  isObject(entry) && round > 0
    ? Object.fromEntries(
        Object.entries(entry).map(([key, value]) => {
          if (!isId(key)) return [key, value];
          return [key, typeof value === 'number' ? value + round * 1000 : value];
        }),
      )
    : entry;

const isId = (key: string): boolean => /^id$|Id$/.test(key);

function likeList(schema: Schema, sample: readonly unknown[]): fc.Arbitrary<unknown> {
  const many = sample.some(isUnique) ? sample.length : MANY;
  const allowed = typeof schema['maxItems'] === 'number' ? Math.min(schema['maxItems'], many) : many;
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
  const items = isObject(schema['items']) ? schema['items'] : {};
  const sizes = [0, 1, sample.length, sample.length, allowed].filter((size) => size >= least && size <= allowed);
  if (sample.length === 0 || sizes.length === 0) return fc.constant(sample);
  return fc
    .constantFrom(...sizes)
    .chain((size) =>
      fc.tuple(
        ...Array.from({ length: size }, (_entry, index) =>
          hardAnswer(items, sample[index % sample.length]).map((entry) => numbered(entry, Math.floor(index / sample.length))),
        ),
      ),
    );
}

function likeObject(schema: Schema, sample: Schema): fc.Arbitrary<unknown> {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const more = isObject(schema['additionalProperties']) ? schema['additionalProperties'] : undefined;
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const known = Object.entries(sample).map(([key, value]) => {
    const child = properties[key] ?? more;
    return [key, !isObject(child) || isId(key) ? fc.constant(value) : hardAnswer(child, value)] as const;
  });
  const keys = Object.keys(sample);
  const others = Object.entries(properties)
    .filter(([key]) => !(key in sample))
    .map(([key, child]) => [key, isObject(child) ? arbitraryOf(child, extremes) : fc.constant(undefined)] as const);
  return fc
    .tuple(fc.record(Object.fromEntries(known)), fc.record(Object.fromEntries(others), { requiredKeys: [] }), fc.nat(9))
    .chain(([entry, added, part]) => {
      // One answer in ten lacks what it need not have; three have more than the sample.
      const kept =
        part === 0 ? Object.fromEntries(Object.entries(entry).filter(([key]) => required.includes(key) || more)) : entry;
      return fc.constant(keys.length > 0 && part > 6 ? { ...kept, ...added } : kept);
    });
}

/**
 * Answers of a call that are valid and hard to show: made like a sample, so that its codes still mean something, with other words,
 * amounts and lengths; without a sample, anything that the schema accepts.
 */
export function hardAnswer(schema: Schema, sample: unknown): fc.Arbitrary<unknown> {
  if (sample === undefined || sample === null) return arbitraryOf(schema, extremes);
  if ('const' in schema || 'enum' in schema || 'oneOf' in schema || '$ref' in schema) return fc.constant(sample);
  if (typeof sample === 'string') return likeText(schema, sample);
  if (typeof sample === 'number') return hardNumber(schema);
  if (typeof sample === 'boolean') return fc.boolean();
  if (Array.isArray(sample)) return likeList(schema, sample);
  return isObject(sample) ? likeObject(schema, sample) : fc.constant(sample);
}

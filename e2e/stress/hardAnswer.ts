import fc from 'fast-check';
import { isObject } from '../../schemas/base/json/isObject.ts';
import { arbitraryOf } from '../../tests/support/arbitraryOf.ts';
import { MISSING_PICTURE, kindOfText } from '../../src/runtime/hostile/kindOfText.ts';
import { isId, maxEntries, numberedEntry } from '../../src/runtime/hostile/numberedEntry.ts';
import { extremes, hardNumber, hardText } from './extremes.ts';

type Schema = Readonly<Record<string, unknown>>;

function likeText(schema: Schema, sample: string): fc.Arbitrary<unknown> {
  const same = fc.constant(sample);
  const kind = kindOfText(sample);
  if (kind === 'picture') return fc.constantFrom(sample, MISSING_PICTURE);
  if ('pattern' in schema || kind === 'code') return same;
  if (kind === 'html') return hardText({ maxLength: 400 }).map((text) => `<p>${text.replaceAll('<', '&lt;')}</p>${sample}`);
  return kind === 'word' ? fc.oneof({ weight: 3, arbitrary: same }, hardText(schema)) : hardText(schema);
}

function likeList(schema: Schema, sample: readonly unknown[]): fc.Arbitrary<unknown> {
  const many = maxEntries(sample);
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
          hardAnswer(items, sample[index % sample.length]).map((entry) =>
            numberedEntry(entry, Math.floor(index / sample.length)),
          ),
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
      // One answer in ten lacks optional properties; three have more than the sample.
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

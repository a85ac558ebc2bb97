import { isObject } from '../../base/json/isObject.ts';
import { pointerTo } from '../../base/json/problem.ts';

/** Removes ids of requirements from descriptions: they are for developers of the product. */
const CITATIONS = /\s*\((?:[A-Z]+-\d+(?:(?:,| and| to) )?)+\)/g;
const LEADING = /^(?:Success of |Body of )?[A-Z]+-\d+(?:(?:,| and| to) [A-Z]+-\d+)*(?:,? and)?(?:[.:,](?: |$)| )/;

/** A description of a schema for readers outside the project: without ids of requirements. Empty where it holds nothing else. */
export function plainDescription(description: unknown): string {
  if (typeof description !== 'string') return '';
  const text = description.replaceAll(CITATIONS, '').replace(LEADING, '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The name of a declared schema: `platform/login-key` is `LoginKey`. */
export function schemaName(schema: object): string | undefined {
  const id = '$id' in schema ? schema.$id : undefined;
  if (typeof id !== 'string') return undefined;
  return id.slice(id.lastIndexOf('/') + 1).replaceAll(/(?:^|-)(\w)/g, (_found, letter: string) => letter.toUpperCase());
}

/**
 * A schema as others may use it: without ids, marks of our own and ids of requirements. A schema with an id refers to its own definitions;
 * without ids, it refers to where they are.
 *
 * @param at Where the schema will be, as a fragment: `#` for a document of its own.
 */
export const wireSchema = (schema: unknown, at = '#'): unknown => wirePart(schema, at, at);

function wirePart(schema: unknown, at: string, base: string): unknown {
  if (Array.isArray(schema)) return schema.map((each, index) => wirePart(each, `${at}/${index}`, base));
  if (!isObject(schema)) return schema;
  const own = isObject(schema['definitions']) ? at : base;
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key.startsWith('x-') || (key === '$id' && typeof value === 'string')) return [];
    if (key === '$ref' && typeof value === 'string') return [[key, value.replace('#', own)]];
    if (key !== 'description' || typeof value !== 'string') return [[key, wirePart(value, at + pointerTo(key), own)]];
    const plain = plainDescription(value);
    return plain === '' ? [] : [[key, plain]];
  });
  return Object.fromEntries(entries);
}

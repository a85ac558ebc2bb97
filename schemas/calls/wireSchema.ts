import { isObject } from '../isObject.ts';

/** Ids of requirements in a description are for the people who build the product. */
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

/** A schema as others may use it: without ids, marks of our own and ids of requirements. `base` is where its definitions lie. */
export function wireSchema(schema: unknown, base = '#'): unknown {
  if (Array.isArray(schema)) return schema.map((each) => wireSchema(each, base));
  if (!isObject(schema)) return schema;
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    if (key.startsWith('x-') || (key === '$id' && typeof value === 'string')) return [];
    if (key === '$ref' && typeof value === 'string') return [[key, value.replace('#', base)]];
    if (key !== 'description' || typeof value !== 'string') return [[key, wireSchema(value, base)]];
    const plain = plainDescription(value);
    return plain === '' ? [] : [[key, plain]];
  });
  return Object.fromEntries(entries);
}

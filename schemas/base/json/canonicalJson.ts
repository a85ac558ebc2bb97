import { isObject } from './isObject.ts';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
};

/** Serialises equal documents to equal JSON text, independent of the order of their keys. */
export const canonicalJson = (document: unknown): string => JSON.stringify(sorted(document));

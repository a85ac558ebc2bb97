import { createHash } from 'node:crypto';
import { isObject } from '#schemas/isObject.ts';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
};

/** JSON text that is the same for equal documents, whatever the order of their keys. */
export const canonicalJson = (document: unknown): string => JSON.stringify(sorted(document));

/** SHA-256 of the canonical JSON, in hex: the name of a snapshot. */
export const snapshotHash = (document: unknown): string => createHash('sha256').update(canonicalJson(document)).digest('hex');

import { escapeKey } from '#schemas/problem.ts';
import { isObject } from '#schemas/isObject.ts';
import type { Change } from '#schemas/preview/operatorApi.schema.ts';
import { canonicalJson } from './snapshotHash.ts';

/**
 * What differs between two documents, by JSON Pointer, in the order of the keys. A list is one value, as it is when
 * releases are laid over each other.
 */
export function diffByPointer(before: unknown, after: unknown, pointer = ''): Change[] {
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
    return keys.flatMap((key) => diffByPointer(before[key], after[key], `${pointer}/${escapeKey(key)}`));
  }
  if (before !== undefined && after !== undefined && canonicalJson(before) === canonicalJson(after)) return [];
  if (before === undefined && after === undefined) return [];
  return [{ pointer, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

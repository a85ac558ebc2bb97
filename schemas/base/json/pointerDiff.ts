import { dequal } from 'dequal/lite';
import { pointerTo } from './problem.ts';
import { isObject } from './isObject.ts';

/** One difference between two documents. A side that lacks the value lacks the key. */
export interface Change {
  readonly pointer: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What differs between two documents, by pointer. A list is one value, as it is when releases are laid over each other: no library compares so. */
export function pointerDiff(before: unknown, after: unknown, pointer = ''): Change[] {
  if (dequal(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => pointerDiff(before[key], after[key], pointer + pointerTo(key)));
  }
  // An object that was added or removed is listed leaf by leaf.
  if (isObject(before) && after === undefined) return pointerDiff(before, {}, pointer);
  if (isObject(after) && before === undefined) return pointerDiff({}, after, pointer);
  return [{ pointer, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}

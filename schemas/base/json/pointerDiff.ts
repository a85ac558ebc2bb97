import { dequal } from 'dequal/lite';
import { pointerTo } from './problem.ts';
import { isObject } from './isObject.ts';

/** One difference between two documents. If one document lacks the value, its key is absent here. */
export interface Change {
  readonly pointer: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/**
 * Differences between two documents, by pointer. A list counts as one value, as it does when releases are merged; no library compares in this
 * way.
 */
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

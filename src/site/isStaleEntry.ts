import { isObject } from '#schemas/base/json/isObject.ts';

/** Whether the history has left an entry whose page is still rendered while the next one loads. */
export function isStaleEntry(entry: string): boolean {
  const state: unknown = history.state;
  const key = isObject(state) ? state['key'] : undefined;
  return key !== undefined && key !== entry;
}

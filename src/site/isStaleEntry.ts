import { isObject } from '#schemas/base/json/isObject.ts';

/** Whether the history has gone on from an entry whose page still is there while the next one loads. */
export function isStaleEntry(entry: string): boolean {
  const state: unknown = history.state;
  const key = isObject(state) ? state['key'] : undefined;
  return key !== undefined && key !== entry;
}

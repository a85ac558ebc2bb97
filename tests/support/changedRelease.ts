import { isObject } from '#schemas/base/json/isObject.ts';
import { valueAt, withValueAt } from '#schemas/base/json/overlay.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';

/** Changes of a release, by JSON Pointer; `undefined` removes a value. */
export type Changes = Readonly<Record<string, unknown>>;

/** Of a table that pairs change: several values by name, or one below the pointer of the setting. */
function withChange(release: unknown, pointer: string, value: unknown): unknown {
  const setting = settingAt(pointer);
  if (setting?.pair?.usual === undefined) return withValueAt(release, pointer, value);
  if (pointer === setting.pointer && isObject(value))
    return withValueAt(
      release,
      pointer,
      Object.entries(value).map((pair) => pair.join('=')),
    );
  const started = valueAt(release, setting.pointer) === undefined ? withValueAt(release, setting.pointer, []) : release;
  return withValueAt(started, pointer, value);
}

/** A release with some changes. Whether they are values that a release may have is its caller's affair. */
export const changedRelease = <T>(release: T, changes: Changes): T =>
  Object.entries(changes).reduce<unknown>((changed, [pointer, value]) => withChange(changed, pointer, value), release) as T;

import type { Release } from '#schemas/declare/release/release.schema.ts';
import { withValueAt } from '#schemas/base/json/overlay.ts';

/** Changes of a release, by JSON Pointer; `undefined` removes a value. */
export type Changes = Readonly<Record<string, unknown>>;

/** A release with some changes. Whether they are values that a release may have is its caller's affair. */
export const changedRelease = (release: Release, changes: Changes): Release =>
  Object.entries(changes).reduce<unknown>(
    (changed, [pointer, value]) => withValueAt(changed, pointer, value),
    release,
  ) as Release;

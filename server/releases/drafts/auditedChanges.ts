import { type Change, pointerDiff } from '#schemas/base/json/pointerDiff.ts';

/** A save of a few settings is logged with their values; of an import it is enough how many changed. */
const MOST_CHANGES = 40;
const MOST_CHARACTERS = 4000;

/** What the audit log says of a change of a draft: each setting with its value before and after, or how many settings there were. */
export function auditedChanges(
  before: unknown,
  after: unknown,
): { readonly changes: readonly Change[] } | { readonly changed: number } {
  const changes = pointerDiff(before, after);
  const isSmall = changes.length <= MOST_CHANGES && JSON.stringify(changes).length <= MOST_CHARACTERS;
  return isSmall ? { changes } : { changed: changes.length };
}

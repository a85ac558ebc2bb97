import type { Problem } from '../../base/json/problem.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { FullRelease } from '../../release/resolve/resolveSite.ts';
import { found } from '../findings/findings.ts';
import { isWeaker, protections } from './protections.ts';

const AGE_LIMIT = '/template/parameters/age_limit';

/**
 * Settings by which a draft protects players less than the live release, also through its profile. Not a lint rule: a release alone does not
 * determine what was live before.
 */
export function loweredProtections(live: FullRelease, draft: FullRelease): Problem[] {
  const lowered = protections
    .filter(([pointer, promised]) => {
      const [before, after] = [valueAt(live, pointer), valueAt(draft, pointer)];
      const kept = typeof before === 'number' ? before : promised;
      return isWeaker(pointer, after, kept) && !isWeaker(pointer, before, kept);
    })
    .map(([pointer]) => pointer);
  const isYounger = Number(valueAt(draft, AGE_LIMIT)) < Number(valueAt(live, AGE_LIMIT));
  return [...(isYounger ? [AGE_LIMIT] : []), ...lowered].map((pointer) =>
    found(
      'protection.lowered',
      pointer,
      { before: valueAt(live, pointer), after: valueAt(draft, pointer) },
      { op: 'set', pointer, value: valueAt(live, pointer) },
    ),
  );
}

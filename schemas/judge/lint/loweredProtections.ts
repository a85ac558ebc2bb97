import { isWeaker } from '../../declare/leaves/strictness.ts';
import type { Problem } from '../../base/json/problem.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { FullRelease } from '../../release/resolve/resolveSite.ts';
import { found } from '../findings/findings.ts';
import { protections } from './protections.ts';

/**
 * Settings by which a draft protects players less than the live release, also through its profile. Not a lint rule: a release alone does not
 * determine what was live before.
 */
export const loweredProtections = (live: FullRelease, draft: FullRelease): Problem[] =>
  protections.flatMap(({ pointer, strictness }) => {
    const [before, after] = [valueAt(live, pointer), valueAt(draft, pointer)];
    return isWeaker(strictness, after, before)
      ? [found('protection.lowered', pointer, { before, after }, { op: 'set', pointer, value: before })]
      : [];
  });

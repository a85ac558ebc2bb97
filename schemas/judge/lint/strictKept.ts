import { isWeaker } from '../../declare/leaves/strictness.ts';
import { valueAt } from '../../base/json/overlay.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { promisesOf } from './protections.ts';

/** Reports each setting by which a merchant weakens its profile `strict`, also of the blocks that it places. */
export const strictKept: LintRule = ({ full, provenance }) => {
  if (full.template.conduct !== 'strict') return [];
  return promisesOf(full)
    .filter(
      ({ pointer, replaced, strictness, promised }) =>
        provenance[replaced] === 'merchant' && isWeaker(strictness, valueAt(full, pointer), promised),
    )
    .map(({ pointer }) => found('strict.weakened', pointer, {}, { op: 'remove', pointer }));
};

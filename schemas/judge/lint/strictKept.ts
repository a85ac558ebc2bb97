import { valueAt } from '../../base/json/overlay.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { isWeaker, protections } from './protections.ts';

/** Reports each setting by which a merchant weakens its profile `strict`. */
export const strictKept: LintRule = ({ full, provenance }) => {
  if (full.template.conduct !== 'strict') return [];
  return protections
    .filter(([pointer, kept]) => provenance[pointer] === 'merchant' && isWeaker(pointer, valueAt(full, pointer), kept))
    .map(([pointer]) => found('strict.weakened', pointer, {}, { op: 'remove', pointer }));
};

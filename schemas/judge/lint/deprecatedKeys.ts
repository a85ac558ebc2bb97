import { isObject } from '../../base/json/isObject.ts';
import type { Problem, ProblemFix } from '../../base/json/problem.ts';
import { releaseSchema } from '../../declare/release/release.schema.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import { type SchemaLeaf, schemaLeaves } from '../../base/json/schemaLeaves.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

/**
 * Settings of a merchant whose schema carries `x-deprecated: { use?: pointer }`. The fix removes the value; the setting at `use` counts from
 * then on.
 */
export function deprecatedIn(
  leaves: readonly SchemaLeaf[],
  { full, provenance }: Pick<ResolvedSite, 'full' | 'provenance'>,
): Problem[] {
  return leaves.flatMap(({ pointer, schema }) => {
    const note = schema['x-deprecated'];
    if (!isObject(note) || provenance[pointer] !== 'merchant') return [];
    const fix: ProblemFix = { op: 'remove', pointer };
    const use = typeof note['use'] === 'string' ? note['use'] : '';
    return [found('key.deprecated', pointer, { use, value: valueAt(full, pointer) }, fix)];
  });
}

const leaves = schemaLeaves(releaseSchema);

/** Settings that a later version will not know any more. */
export const deprecatedKeys: LintRule = (resolved) => deprecatedIn(leaves, resolved);
